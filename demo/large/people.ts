/** The people of a lab that is twenty-five years old: two thirds of them have left. */

import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { memberKind } from '@lab/contract/features/team/kind';
import { defaultRoles } from '@lab/contract/features/team/roles';
import type { StoredAlumnus } from '../../functions/src/features/alumni/alumni-store.ts';
import type { StoredMember } from '../../functions/src/features/team/member-store.ts';
import { formerMembers, type People, type Records, team } from '../people-records.ts';
import { at, nth } from '../times.ts';
import { type Chance, chance } from './chance.ts';
import * as words from './words.ts';

/** As seven real labs have together: 493 people, of whom 339 have left. */
const onTeam = 154;
const left = 339;

const portraits = team.map(([, { image }]) => image);
/** Only people of the demo lab direct it. */
const roles = defaultRoles.map(({ id }) => id).filter((role) => role !== 'Research Director');

/** Each once: the given names go round with the family names, one further at each turn. */
function nameOf(index: number): string {
  const { given, family } = words;
  const turn = Math.floor(index / family.length);
  return `${given[(index + turn) % given.length]} ${family[index % family.length]}`;
}

const idOf = (index: number) => `person-${String(index + 1).padStart(3, '0')}`;

function textOf(random: Chance): string {
  const sentences = Array.from({ length: random.whole(1, 4) }, () => random.pick(words.sentences));
  return random() < 0.7 ? `${sentences.join('. ')}.` : '';
}

function member(index: number): [string, StoredMember] {
  const random = chance(`large team ${index}`);
  return [
    idOf(index),
    {
      ...emptyValues(memberKind.fields),
      name: nameOf(index),
      role: index % 20 === 0 ? 'Advisor' : random.pick(roles.slice(1)),
      image: random() < 0.8 ? random.pick(portraits) : '',
      university: random.pick(words.schools),
      email: `${idOf(index)}@lab.test`,
      details: textOf(random),
      createdAt: at(`20${random.whole(10, 25)}-0${random.whole(1, 9)}-01T09:00:00Z`),
    },
  ];
}

function alumnus(index: number): [string, StoredAlumnus] {
  const random = chance(`large alumni ${index}`);
  const from = random.whole(2001, 2020);
  const term = { title: '', from: String(from), until: String(from + random.whole(1, 5)) };
  const position = { title: random.pick(words.positions), place: random.pick(words.schools), link: '' };
  return [
    idOf(index),
    {
      ...emptyValues(alumniKind.fields),
      name: nameOf(index),
      terms: [{ ...term, role: random.pick(roles) }],
      ...(random() < 0.6 && { first: position }),
      details: textOf(random),
      createdAt: nth(index),
    },
  ];
}

function numbered<Stored>(
  from: number,
  to: number,
  make: (index: number) => [string, Stored],
): Records<Stored> {
  return Array.from({ length: to - from }, (_, place) => make(from + place));
}

const members = onTeam - team.length;

export const largePeople: People = {
  team: [...team, ...numbered(0, members, member)],
  alumni: [...formerMembers, ...numbered(members, members + left - formerMembers.length, alumnus)],
};
