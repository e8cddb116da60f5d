/** The names that may stand after `is`. */
import type { RulesType, RulesValue } from './value.ts';

const typesByName: Readonly<Record<string, readonly RulesType[]>> = {
  bool: ['bool'],
  bytes: ['bytes'],
  duration: ['duration'],
  float: ['float'],
  int: ['int'],
  latlng: ['latlng'],
  list: ['list'],
  map: ['map'],
  map_diff: ['map_diff'],
  number: ['int', 'float'],
  path: ['path'],
  // Known to the service, but nothing is one of these, not even a set.
  set: [],
  constraint: ['constraint'],
  vector: [],
  string: ['string'],
  timestamp: ['timestamp'],
};

export const typeNames = Object.keys(typesByName);

export function isOfType(value: RulesValue, typeName: string): boolean {
  return Object.hasOwn(typesByName, typeName) && (typesByName[typeName]?.includes(value.type) ?? false);
}
