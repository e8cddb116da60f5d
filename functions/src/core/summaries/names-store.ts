/** Everybody who is or was on the team, by name: two parts of `public/home`, which one read gives. */
import type { Transaction } from 'firebase-admin/firestore';
import { fillPart, pickShape } from '../data/shape.ts';
import { readParts } from './home-store.ts';

const shape = { _id: '', name: '', alsoKnownAs: '' };

const withFace = { _id: '', image: '' };

/** A person with all names under which they have published. No reply contains the last two. */
export type NamedPerson = typeof shape & { linkedNames?: string[]; accountUid?: string };

/** What visitors may see. */
export const shownNames = (people: readonly NamedPerson[]) => pickShape([shape], people);

export async function readNames(tx?: Transaction): Promise<NamedPerson[]> {
  const { team, alumni } = await readNamesApart(tx);
  return [...team, ...alumni];
}

/** The pictures of those who have one, by id. */
export async function readFaces(): Promise<Map<string, string>> {
  const { team, alumni } = await readParts();
  const people = [...fillPart([withFace], alumni), ...fillPart([withFace], team)];
  return new Map(people.map(({ _id, image }) => [_id, image]));
}

export async function readNamesApart(tx?: Transaction) {
  const parts = await readParts(tx);
  const namesIn = (part: unknown) => fillPart([shape], part) as NamedPerson[];
  return { team: namesIn(parts.team), alumni: namesIn(parts.alumni) };
}
