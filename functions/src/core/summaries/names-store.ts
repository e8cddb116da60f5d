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
  const { identity } = fillPart(ofSettings, parts.settings);
  const namesIn = (part: unknown) => {
    const people = fillPart([shape], part) as NamedPerson[];
    return identity.nameOrder === 'family' ? people.map(inBothOrders) : people;
  };
  return { team: namesIn(parts.team), alumni: namesIn(parts.alumni) };
}

const ofSettings = { identity: { nameOrder: '' } };

/** People of a lab that writes family names first are called so, and works name them as citations do. */
function inBothOrders(person: NamedPerson): NamedPerson {
  const [family = '', ...given] = person.name.trim().split(/\s+/);
  if (given.length === 0 || person.name.includes(',')) return person;
  return { ...person, linkedNames: [...(person.linkedNames ?? []), [...given, family].join(' ')] };
}
