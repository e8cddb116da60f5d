import { type FieldName, fieldNames } from './fields.ts';

/** Loops over the list of fields, so that none can be forgotten. */
export function eachField<Made extends { [Name in FieldName]?: unknown }>(
  make: (name: FieldName) => Made[keyof Made],
  names: readonly FieldName[] = fieldNames,
): Made {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Made;
}
