/** The type names after `is`. */
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
  // The service accepts this type name, but no value has it, not even a set.
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
