/** The composite indexes and field exemptions of a `firestore.indexes.json`. */
import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path.ts';

export type IndexKind = 'ascending' | 'descending' | 'contains' | 'vector';
export type IndexScope = 'collection' | 'collection-group';

export interface IndexField {
  readonly field: FieldPath;
  readonly kind: IndexKind;
  readonly dimension?: number;
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** The single-field indexes of a field for which the file changes the automatic ones. */
export interface FieldOverride {
  readonly collectionId: string;
  readonly field: FieldPath;
  readonly indexes: readonly { readonly scope: IndexScope; readonly kind: IndexKind }[];
}

export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

/** In an exemption this means all fields of the collection. */
export const anyField: FieldPath = ['*'];

interface FieldJson {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
  readonly vectorConfig?: { readonly dimension: number };
}

interface FileJson {
  readonly indexes?: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly FieldJson[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly (Omit<FieldJson, 'fieldPath'> & { readonly queryScope: string })[];
  }[];
}

export function parseIndexes(text: string): IndexDefinitions {
  const file = JSON.parse(text) as FileJson;
  return {
    composites: (file.indexes ?? []).map(({ collectionGroup, queryScope, fields }) => {
      const index = {
        collectionId: collectionGroup,
        scope: scopeOf(queryScope),
        fields: fields.map((field) => ({
          field: parseFieldPath(field.fieldPath),
          kind: kindOf(field),
          ...(field.vectorConfig ? { dimension: field.vectorConfig.dimension } : {}),
        })),
      };
      checkComposite(index);
      return index;
    }),
    overrides: (file.fieldOverrides ?? []).map(({ collectionGroup, fieldPath, indexes }) => ({
      collectionId: collectionGroup,
      field: fieldPath === '*' ? anyField : parseFieldPath(fieldPath),
      indexes: indexes.map((index) => ({ scope: scopeOf(index.queryScope), kind: kindOf(index) })),
    })),
  };
}

/** The service refuses to create such indexes. */
function checkComposite({ collectionId, fields }: CompositeIndex): void {
  const names = fields.map(({ field }) => `"${formatFieldPath(field)}"`).join(', ');
  const index = `The index of the collection "${collectionId}" on ${names}`;
  if (fields.length === 1 && fields[0]?.kind !== 'vector') {
    throw new Error(`${index} has one field only. Indexes of one field belong in "fieldOverrides".`);
  }
  if (fields.filter(({ kind }) => kind === 'contains').length > 1) {
    throw new Error(`${index} has more than one array field.`);
  }
}

function scopeOf(text: string): IndexScope {
  if (text === 'COLLECTION') return 'collection';
  if (text === 'COLLECTION_GROUP') return 'collection-group';
  throw new Error(`An index has the query scope "${text}"; it must be COLLECTION or COLLECTION_GROUP.`);
}

function kindOf({ order, arrayConfig, vectorConfig }: Omit<FieldJson, 'fieldPath'>): IndexKind {
  if (vectorConfig) return 'vector';
  if (arrayConfig === 'CONTAINS') return 'contains';
  if (order === 'ASCENDING') return 'ascending';
  if (order === 'DESCENDING') return 'descending';
  throw new Error(
    'Each field of an index needs an order (ASCENDING, DESCENDING), arrayConfig CONTAINS or a vectorConfig.',
  );
}
