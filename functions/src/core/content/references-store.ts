/**
 * Fields that refer to research areas or papers by id. When a record is read, an area that went into another
 * one is replaced by that one, and papers that were deleted are left out.
 */

import { AppError } from '@lab/contract';
import { type Fields, fieldsOfType, type Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { plainMath } from '@lab/contract/core/math/plain';
import { areaDeskTexts } from '@lab/contract/features/areas/desk/texts';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, documentOf, firestore } from '../data/firestore.ts';
import { homePart } from '../summaries/home-store.ts';
import type { AnyStore } from './content-store.ts';

interface KnownArea {
  _id: string;
  departmentName: string;
  /** Ids of deleted areas whose records belong to this one now. */
  absorbed?: string[];
}

const areasPart = homePart<KnownArea[]>('areas', [{ _id: '', departmentName: '' }]);

export function areaWithId<Area extends Pick<KnownArea, '_id' | 'absorbed'>>(
  areas: readonly Area[],
  id: string,
): Area | undefined {
  return areas.find(({ _id, absorbed }) => _id === id || absorbed?.includes(id));
}

interface Known {
  is: 'area' | 'works';
  _id: string;
  name: string;
  absorbed?: string[];
}

/** Firestore throws for other ids. */
const possibleId = /^(?!__)[\w-]+$/;

const papers = () => collection<{ title: string }>('researchPapers', { title: '' });

async function readPapers(given: readonly string[], tx?: Transaction): Promise<Known[]> {
  const ids = given.filter((id) => possibleId.test(id));
  if (ids.length === 0) return [];
  const documents = ids.map((id) => documentOf(papers(), id, fieldTexts.unknownWork));
  const onlyTitle = { fieldMask: ['title'] };
  const found = await (tx ?? firestore()).getAll(...documents, onlyTitle);
  return found.flatMap((doc) =>
    doc.exists ? { is: 'works', _id: doc.id, name: plainMath(String(doc.get('title'))) } : [],
  );
}

async function readAreas(tx?: Transaction): Promise<Known[]> {
  const areas = await areasPart.read(tx);
  return areas.map(({ departmentName, ...area }) => ({ ...area, is: 'area', name: departmentName }));
}

export function referencesOf(fields: Fields) {
  const names = { area: fieldsOfType(fields, 'area'), works: fieldsOfType(fields, 'works') };
  const all = [...names.area, ...names.works];

  const ofType = (known: readonly Known[], name: string) =>
    known.filter(({ is }) => names[is].includes(name));

  const foundIn = (known: readonly Known[], name: string, ids: unknown): Known[] => [
    ...new Set((ids as string[]).flatMap((id) => areaWithId(ofType(known, name), id) ?? [])),
  ];

  /** Reads what these records refer to; each paper costs a read. */
  async function read(records: readonly Values[], tx?: Transaction): Promise<Known[]> {
    const [areas, works] = await Promise.all([
      idsIn(records, names.area).length > 0 ? readAreas(tx) : [],
      readPapers(idsIn(records, names.works), tx),
    ]);
    return [...areas, ...works];
  }

  const idsIn = (records: readonly Values[], keys: readonly string[]): string[] => [
    ...new Set(records.flatMap((record) => keys.flatMap((name) => (record[name] ?? []) as string[]))),
  ];

  /** At the same time as the record, so that both need one read of `public/home`. */
  const areas = async (): Promise<Known[]> => (names.area.length > 0 ? readAreas() : []);

  /** Replaces the ids by those of the present records, and drops ids of records that do not exist. */
  function present<Given extends object>(known: readonly Known[], values: Given, keys = all): Given {
    const given = Object.entries(values).filter(([name]) => keys.includes(name));
    const ids = given.map(([name, value]) => [name, foundIn(known, name, value).map(({ _id }) => _id)]);
    return { ...values, ...Object.fromEntries(ids) };
  }

  function named(known: readonly Known[], record: Values, keys: string[]): object {
    if (all.length === 0) return record;
    const found = keys.flatMap((name) => foundIn(known, name, record[name]));
    const references = [...new Set(found)].map(({ _id, name }) => ({ _id, name }));
    return { ...present(known, record, keys), references };
  }

  return {
    read,
    present,

    areas,

    /** For replies with one record: with the names of what it refers to, so that pages need no other call. */
    named: async (record: Values, known: readonly Known[]) =>
      named([...known, ...(await readPapers(idsIn([record], names.works)))], record, all),

    /** Lists have no titles of papers, because these would cost a read for each paper. */
    async inLists() {
      const known = await areas();
      return (records: readonly Values[]) => records.map((record) => named(known, record, names.area));
    },

    requireKnown(known: readonly Known[], values: Values): void {
      for (const name of all) {
        const ids = (values[name] ?? []) as string[];
        if (ids.every((id) => areaWithId(ofType(known, name), id))) continue;
        const wrong = names.area.includes(name) ? areaDeskTexts.unknown : fieldTexts.unknownWork;
        throw new AppError('invalid', wrong, [name]);
      }
    },
  };
}

/** How many records of these kinds refer to an area; called in the transaction that deletes it. */
export async function countWithArea(
  tx: Transaction,
  stores: readonly AnyStore[],
  { _id, absorbed = [] }: Pick<KnownArea, '_id' | 'absorbed'>,
): Promise<number> {
  const queries = stores.flatMap((store) => {
    const { fields }: Declaration = store.declared;
    return fieldsOfType(fields, 'area').map((name) =>
      store.collection().where(name, 'array-contains-any', [_id, ...absorbed]),
    );
  });
  const counts = await Promise.all(queries.map(async (query) => (await tx.get(query.count())).data().count));
  return counts.reduce((sum, count) => sum + count, 0);
}
