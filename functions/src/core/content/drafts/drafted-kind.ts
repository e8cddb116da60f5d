/** A kind of content as drafts know it: they are published by the operations of its own calls. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { declare } from '@lab/contract/lib/declare';
import { validate } from '../../http/validation.ts';
import { createIn } from '../operations/create.ts';
import { takeAway } from '../operations/delete.ts';
import { editIn } from '../operations/edit.ts';
import { declarationOf, type StoredKind, type StoredRecord, targetOf } from '../operations/stored-kind.ts';
import type { Drafted } from './drafted.ts';

export function draftedKind(kind: StoredKind): Drafted {
  const { store } = kind;
  const declared = declarationOf(kind);
  const drafted: Drafted = {
    name: store.name,
    needs: store.kind.needs,
    newId: () => store.collection().doc().id,
    document: (id) => store.document(id),
    nameOf: (said) => store.nameOf(said),
    empty: () => emptyValues(declared.fields),
    valuesOf: async (record) => store.valuesOf(store.withDay(record)),
    async complete(values) {
      // As for every call, the schemas are loaded when one is needed.
      const { formSchema } = await import('@lab/contract/core/content/schemas');
      return validate(formSchema(declared), values);
    },
    create(tx, id, { values, caller, mail, earlier }) {
      const query = mail ? { mail } : {};
      return createIn(tx, kind, store.document(id), { body: values, query, caller, earlier }, 'published');
    },
    edit: (tx, id, { values, before, caller }) =>
      editIn(tx, kind, { params: { id }, body: { ...values, before }, caller }, 'published'),
    async takeAway(tx, id) {
      const { record, name } = await takeAway(tx, kind, id, {});
      return { record: withoutRendered(record), name, values: store.valuesOf(record) };
    },
    targetOf: (id, name, record) => targetOf(kind, id, name, record),
  };
  return drafted;
}

/** It is made again when the record is published. */
const withoutRendered = ({ rendered: _, drawn: __, ...record }: StoredRecord) =>
  declare<StoredRecord>(record);
