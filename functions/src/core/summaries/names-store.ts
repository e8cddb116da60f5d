/** Everybody who is or was on the team, by name: two parts of `public/home`, which one read gives. */
import type { Transaction } from 'firebase-admin/firestore';
import { fillPart, pickShape } from '../data/shape.ts';
import { readParts } from './home-store.ts';

const shape = { _id: '', name: '', alsoKnownAs: '' };

/** A person with all names by which works are theirs. No reply contains the last two. */
export type NamedPerson = typeof shape & { linkedNames?: string[]; accountUid?: string };

/** What visitors may see. */
export const shownNames = (people: readonly NamedPerson[]) => pickShape([shape], people);

export async function readNames(tx?: Transaction): Promise<NamedPerson[]> {
  const { team, alumni } = await readNamesApart(tx);
  return [...team, ...alumni];
}

export async function readNamesApart(tx?: Transaction) {
  const parts = await readParts(tx);
  const namesIn = (part: unknown) => fillPart([shape], part) as NamedPerson[];
  return { team: namesIn(parts.team), alumni: namesIn(parts.alumni) };
}
