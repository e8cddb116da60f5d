/** People of a site: on the team or among the alumni, linked with their works and accounts. */
import { paths } from '@lab/contract/features/pages/paths';
import { linkPapersOf } from '../../../features/papers/link-members-store.ts';
import { joinAccounts } from '../../../features/team/join-entry.ts';
import type { Person, Site } from '../description.ts';
import { addKind } from './add-kind.ts';
import { alumnusOf, memberOf } from './people-values.ts';
import { rolesFor } from './roles.ts';
import { keepPicture, type Writing, withKeptFiles } from './writing.ts';

export async function addPeople(writing: Writing, { people, roles: ofSite }: Site): Promise<void> {
  const roles = await rolesFor(ofSite, writing.caller);
  const addedAt = Date.now();
  const more = ({ title, otherNames }: Person, at: number) => ({
    names: [title, ...otherNames],
    createdAt: addedAt + at,
  });
  const portrait = (person: Person) => keepPicture(writing, person, person.picture, 'profile');
  const present = inOrder(
    people.filter(({ hasLeft }) => !hasLeft),
    ofSite,
  );
  const team = await addKind(writing, {
    kind: 'team',
    records: present,
    async convert(person, at) {
      const biography = await withKeptFiles(writing, person, person.biography);
      const role = roles.get(person.role) ?? '';
      return { ...(await memberOf(person, role, await portrait(person), biography)), ...more(person, at) };
    },
    addressOf: paths.member,
  });
  const alumni = await addKind(writing, {
    kind: 'alumni',
    records: people.filter(({ hasLeft }) => hasLeft),
    async convert(person, at) {
      const role = (person.role && roles.get(person.role)) ?? '';
      return { ...(await alumnusOf(person, role, await portrait(person))), ...more(person, at) };
    },
    addressOf: paths.member,
  });
  const emails = present.flatMap(({ email }) => email || []);
  await joinPeople(writing, [...team.values(), ...alumni.values()], emails);
}

/** Works that are here already may be theirs; those that come in now are linked when they are written. */
export async function joinPeople({ progress, caller }: Writing, ids: readonly string[], emails: string[]) {
  progress.begin('linking works with people');
  await linkPapersOf(...ids);
  await joinAccounts(emails, caller);
}

/** They appear on the page in the order in which they came. */
const inOrder = (people: readonly Person[], roles: readonly string[]) =>
  [...people].sort((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
