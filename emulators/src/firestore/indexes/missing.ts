/** The error message for a missing index, with the JSON to add to `firestore.indexes.json`. */
import { formatFieldPath, isNamePath } from '../values/field-path.ts';
import { singleFieldIndexes, withName } from './available.ts';
import type { CompositeIndex, IndexDefinitions, IndexField, IndexKind, IndexScope } from './definition.ts';
import type { Need } from './needs.ts';

const adding = (list: string, json: unknown) =>
  `You can create it by adding this to "${list}" in firestore.indexes.json: ${JSON.stringify(json)}`;

export function missingIndex(need: Need, definitions: IndexDefinitions): string {
  const index = indexFor(need);
  if (need.vector) return `Missing vector index configuration. ${adding('indexes', indexJson(index))}`;
  const [only, ...others] = index.fields;
  if (only && others.length === 0) return missingSingle(index, only, definitions);
  return `The query requires an index. ${adding('indexes', indexJson(index))}`;
}

function missingSingle(
  { collectionId, scope }: CompositeIndex,
  { field, kind }: IndexField,
  definitions: IndexDefinitions,
): string {
  const fieldPath = formatFieldPath(field);
  const indexes = [...singleFieldIndexes(definitions, collectionId, field), { scope, kind }];
  const override = { collectionGroup: collectionId, fieldPath, indexes: indexes.map(singleJson) };
  const name = `${scopeNames[scope]}_${shortKinds[kind]}`;
  return `The query requires a ${name} index for collection ${collectionId} and field ${fieldPath}. ${adding('fieldOverrides', override)}`;
}

/** The one index that serves the whole query. */
function indexFor({ collectionId, scope, equal, contains, order, summed, vector }: Need): CompositeIndex {
  const fields: IndexField[] = [
    ...equal.map((field) => ({ field, kind: 'ascending' as const })),
    ...contains.map((field) => ({ field, kind: 'contains' as const })),
  ];
  const last = order.at(-1);
  const name = last && isNamePath(last.field) ? last : undefined;
  // The direction of fields compared for equality is free, so the last one gets the direction that the name
  // needs.
  if (order.length === 1 && name?.descending && contains.length + summed.length === 0) {
    const turned = fields.pop();
    if (turned) fields.push({ ...turned, kind: 'descending' });
  }
  for (const { field, descending } of name ? order.slice(0, -1) : order) {
    fields.push({ field, kind: descending ? 'descending' : 'ascending' });
  }
  fields.push(...summed.map((field) => ({ field, kind: 'ascending' as const })));
  if (vector) fields.push({ field: vector.field, kind: 'vector', dimension: vector.dimension });
  else if (name && summed.length === 0) {
    const kind = name.descending ? 'descending' : 'ascending';
    if (withName(fields).at(-1)?.kind !== kind) fields.push({ field: name.field, kind });
  }
  return { collectionId, scope, fields };
}

const scopeNames: Record<IndexScope, string> = {
  collection: 'COLLECTION',
  'collection-group': 'COLLECTION_GROUP',
};

const shortKinds: Record<IndexKind, string> = {
  ascending: 'ASC',
  descending: 'DESC',
  contains: 'CONTAINS',
  vector: 'VECTOR',
};

/** In the form of the file. */
export const indexJson = ({ collectionId, scope, fields }: CompositeIndex) => ({
  collectionGroup: collectionId,
  queryScope: scopeNames[scope],
  fields: fields.map((index) => ({ fieldPath: formatFieldPath(index.field), ...kindJson(index) })),
});

const singleJson = ({ scope, kind }: { scope: IndexScope; kind: IndexKind }) => ({
  queryScope: scopeNames[scope],
  ...kindJson({ kind }),
});

function kindJson({ kind, dimension }: Pick<IndexField, 'kind' | 'dimension'>) {
  if (kind === 'contains') return { arrayConfig: 'CONTAINS' };
  if (kind === 'vector') return { vectorConfig: { dimension, flat: {} } };
  return { order: kind === 'ascending' ? 'ASCENDING' : 'DESCENDING' };
}
