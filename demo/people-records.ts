/** The records of those who are or were on the team. */

import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { nameAtAddress } from '@lab/contract/lib/uploads/files';
import type { StoredAlumnus } from '../functions/src/features/alumni/alumni-store.ts';
import type { StoredMember } from '../functions/src/features/team/member-store.ts';
import type { StoredProfile } from '../functions/src/features/team/profile-store.ts';
import { fullSocialMedia } from '../functions/src/features/users/social-media.ts';
import { accounts } from './accounts.ts';
import { alumni } from './content/alumni.ts';
import { people } from './content/people.ts';
import { pressPortraits } from './content/press.ts';
import { profiles } from './content/profiles.ts';
import type { DemoMember } from './content/shapes.ts';
import { portraitPath } from './paths.ts';
import { at, nth } from './times.ts';

export type Records<Stored> = [id: string, stored: Stored][];

function pressOf({ id, account, picture }: DemoMember): Pick<StoredMember, 'press'> {
  const offer = pressPortraits[id];
  return offer && picture ? { press: { of: nameAtAddress(portraitPath(account, id)), ...offer } } : {};
}

export const team: Records<StoredMember> = people.map((person) => [
  person.id,
  {
    name: person.name,
    alsoKnownAs: person.alsoKnownAs ?? '',
    image: person.picture ? portraitPath(person.account, person.id) : '',
    ...pressOf(person),
    email: person.email ?? (person.account ? accounts[person.account].email : ''),
    phone: person.phone ?? '',
    university: person.university ?? '',
    details: person.details,
    role: person.role,
    title: '',
    socialMedia: fullSocialMedia(person.socialMedia),
    ...(person.id in profiles && { hasProfile: true, interests: profiles[person.id]?.interests ?? '' }),
    createdAt: at(`${person.joined}T09:00:00Z`),
  },
]);

export const memberProfiles: Records<StoredProfile> = Object.entries(profiles).map(([id, profile]) => [
  id,
  { ...emptyValues(profileFields), ...profile },
]);

export const formerMembers: Records<StoredAlumnus> = alumni.map(({ id, ...alumnus }, index) => [
  id,
  { ...emptyValues(alumniKind.fields), ...alumnus, createdAt: nth(index) },
]);

export interface People {
  team: Records<StoredMember>;
  alumni: Records<StoredAlumnus>;
}

export const demoPeople: People = { team, alumni: formerMembers };

/** Everybody whose name makes a work theirs. */
export const memberNames = ({ team, alumni }: People) =>
  [...team, ...alumni].map(([_id, { name, alsoKnownAs }]) => ({ _id, name, alsoKnownAs }));
