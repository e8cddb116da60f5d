/** Fields that refer to research areas by id. An area that went into another one is replaced by that one when it is read. */
import { AppError } from '@lab/contract';
import { areaDeskTexts } from '@lab/contract/areas/desk/texts';
import type { Fields } from '@lab/contract/content/field';
import type { Declaration } from '@lab/contract/content/kind';
import type { Transaction } from 'firebase-admin/firestore';
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

export function areaFieldsOf(fields: Fields) {
  const names = Object.keys(fields).filter((name) => fields[name]?.is === 'area');

  function areasIn(areas: readonly KnownArea[], ids: unknown): KnownArea[] {
    const found = (ids as string[]).flatMap((id) => areaWithId(areas, id) ?? []);
    return [...new Set(found)];
  }

  /** Without a field of areas nothing is read. */
  async function read(tx?: Transaction): Promise<KnownArea[]> {
    return names.length > 0 ? areasPart.read(tx) : [];
  }

  /** Replaces the ids by those of the present areas, and drops areas that do not exist. */
  function present<Values extends object>(areas: readonly KnownArea[], values: Values): Values {
    const given = Object.entries(values).filter(([name]) => names.includes(name));
    const ids = given.map(([name, value]) => [name, areasIn(areas, value).map(({ _id }) => _id)]);
    return { ...values, ...Object.fromEntries(ids) };
  }

  return {
    read,
    present,

    /** For replies: with the names of the areas, so that pages need no other call. */
    named(areas: readonly KnownArea[], record: object): object {
      if (names.length === 0) return record;
      const values = record as Record<string, unknown>;
      const found = names.flatMap((name) => areasIn(areas, values[name]));
      const references = [...new Set(found)].map(({ _id, departmentName }) => ({
        _id,
        name: departmentName,
      }));
      return { ...present(areas, record), references };
    },

    requireKnown(areas: readonly KnownArea[], values: Readonly<Record<string, unknown>>): void {
      for (const name of names) {
        const ids = values[name] as string[];
        if (ids.every((id) => areaWithId(areas, id))) continue;
        throw new AppError('invalid', areaDeskTexts.unknown, { [name]: areaDeskTexts.unknown });
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
    const names = Object.keys(fields).filter((name) => fields[name]?.is === 'area');
    return names.map((name) => store.collection().where(name, 'array-contains-any', [_id, ...absorbed]));
  });
  const counts = await Promise.all(queries.map(async (query) => (await tx.get(query.count())).data().count));
  return counts.reduce((sum, count) => sum + count, 0);
}
