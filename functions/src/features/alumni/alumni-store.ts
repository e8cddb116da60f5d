/**
 * `alumni`: former members, by the id that they had on the team. All of them are in `public/alumni`, which
 * only their pages read; `public/home` has their names, so that their works are linked on every page.
 */

import { AppError } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { byFamilyName } from '@lab/contract/features/citations/names';
import { yearOfLeaving } from '@lab/contract/features/team/terms';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore, readAll, type StoredOf } from '../../core/content/content-store.ts';
import { writeSearchRowsOf } from '../../core/content/search-rows.ts';
import type { Summary } from '../../core/content/summary-store.ts';
import { collection } from '../../core/data/firestore.ts';
import { readTogether } from '../../core/data/read-together.ts';
import { fillPart, pickShape } from '../../core/data/shape.ts';
import { lastChange } from '../../core/data/time.ts';
import { fittingRows } from '../../core/summaries/fitting-rows.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { entryOfAccount } from '../team/account-store.ts';
import type { StoredMember } from '../team/member-store.ts';
import type { MemberBesides } from '../team/shown-member.ts';

/**
 * What is given back when somebody comes back, or when the leaving is undone. Nobody but the server reads it.
 */
interface OfAlumnus extends Pick<MemberBesides, 'accountUid' | 'linkedNames'> {
  before?: { member: StoredMember; tookWriter: boolean; disabled: boolean };
}

export type StoredAlumnus = StoredOf<typeof alumniKind> & OfAlumnus;

export const alumniStore = contentStore<Kinds['alumni'], OfAlumnus>(kinds.alumni, alumniKind);

type Row = Alumnus & { updatedAt?: string };

/** A document may have 1 MiB. */
const mostBytes = 1_000_000;

const shape = [alumniStore.emptyRecord] as Row[];

const document = () => collection<{ rows?: unknown }>('public', {}).doc('alumni');

async function read(tx?: Transaction): Promise<Row[]> {
  const stored = tx ? (await tx.get(document())).data() : await readTogether(document());
  return fillPart(shape, stored?.rows);
}

function leftLaterFirst([, a]: [string, StoredAlumnus], [, b]: [string, StoredAlumnus]): number {
  return yearOfLeaving(b.terms).localeCompare(yearOfLeaving(a.terms)) || byFamilyName(a, b);
}

export const alumniSummary: Summary<StoredAlumnus, Row> = {
  isWhole: true,
  hasRecords: true,
  part: { read, shown: async () => pickShape(shape, await read()) },
  source: (tx) => readAll(tx, alumniStore.collection()),
  write(tx, all) {
    const ordered = [...all].sort(leftLaterFirst);
    const rows = ordered.map(([id, stored]) => ({
      ...alumniStore.toRecord(id, stored),
      updatedAt: lastChange(stored),
    }));
    if (Buffer.byteLength(JSON.stringify(rows)) > mostBytes) {
      throw new AppError('conflict', errorTexts.listFull);
    }
    tx.set(document(), { rows });
    writeSearchRowsOf(tx, alumniStore, ordered);
    const names = ordered.map(([_id, { name, alsoKnownAs, linkedNames, accountUid, before }]) => ({
      _id,
      name,
      ...(alsoKnownAs && { alsoKnownAs }),
      ...(linkedNames && { linkedNames }),
      ...(accountUid && { accountUid }),
      // Their works go on naming their account.
      ...(before?.member.hidden?.includes('email') && { hidesEmail: true }),
    }));
    // Where not all fit, those who hide their email come first, because the pages of their works ask for it.
    const byNeed = names.toSorted((a, b) => Number('hidesEmail' in b) - Number('hidesEmail' in a));
    const fitting = new Set(fittingRows(byNeed, limits.homeBytes.alumni));
    writeHome(tx, { alumni: names.filter((row) => fitting.has(row)) });
  },
};

/** The person's entry among the alumni, with one read. */
export const readAlumnus = (uid: string, tx?: Transaction) =>
  entryOfAccount(alumniStore.collection(), uid, tx);
