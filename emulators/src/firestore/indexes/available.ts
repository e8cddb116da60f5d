/** The indexes that a query can use: those of the file and the automatic single-field ones. */
import { type FieldPath, isNamePath, nameField, samePath } from '../values/field-path.ts';
import type { CompositeIndex, FieldOverride, IndexDefinitions, IndexField } from './definition.ts';
import { anyField } from './definition.ts';
import type { Need } from './needs.ts';

export interface AvailableIndex {
  /** Includes the document's name, with which every index ends. */
  readonly fields: readonly IndexField[];
  /** Missing for a single-field index. */
  readonly composite?: CompositeIndex;
}

const automatic = (['ascending', 'descending', 'contains'] as const).map(
  (kind) => ({ scope: 'collection', kind }) as const,
);

export function availableIndexes(definitions: IndexDefinitions, need: Need): AvailableIndex[] {
  const composites = definitions.composites
    .filter((index) => index.collectionId === need.collectionId && index.scope === need.scope)
    .map((composite) => ({ fields: withName(composite.fields), composite }));
  const fields = [...need.equal, ...need.contains, ...need.order.map(({ field }) => field), ...need.summed];
  const singles = fields
    .filter((field) => !isNamePath(field))
    .flatMap((field) =>
      singleFieldIndexes(definitions, need.collectionId, field)
        .filter(({ scope }) => scope === need.scope)
        .map(({ kind }) => ({ fields: withName([{ field, kind }]) })),
    );
  return [...composites, ...singles];
}

export function singleFieldIndexes(
  { overrides }: IndexDefinitions,
  collectionId: string,
  field: FieldPath,
): FieldOverride['indexes'] {
  const ofCollection = overrides.filter((entry) => entry.collectionId === collectionId);
  return overrideOf(ofCollection, field)?.indexes ?? automatic;
}

/** The exemption of the field, of a map that contains it, or of all fields of the collection. */
function overrideOf(overrides: readonly FieldOverride[], field: FieldPath): FieldOverride | undefined {
  for (let length = field.length; length > 0; length--) {
    const found = overrides.find((entry) => samePath(entry.field, field.slice(0, length)));
    if (found) return found;
  }
  return overrides.find((entry) => samePath(entry.field, anyField));
}

/** If the name is missing, it is added in the direction of the last field. */
export function withName(fields: readonly IndexField[]): IndexField[] {
  if (fields.some(({ field }) => isNamePath(field))) return [...fields];
  const kind = fields.at(-1)?.kind === 'descending' ? 'descending' : 'ascending';
  return [...fields, { field: [nameField], kind }];
}
