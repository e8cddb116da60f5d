/** The entry on the team of a person whose application was accepted. */
import { isDeepStrictEqual } from 'node:util';
import { emptyValues } from '@lab/contract/core/content/field-type';
import type { AcceptApplication, ApplicationShown } from '@lab/contract/features/applications/schemas';
import { memberKind } from '@lab/contract/features/team/kind';
import { type Hideable, hideableOfMember } from '@lab/contract/features/team/profile/fields';
import { now } from '../../core/data/time.ts';
import type { StoredMember } from '../team/member-store.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import type { StoredUser } from '../users/user-store.ts';
import type { StoredApplication } from './application-store.ts';

/** Visitors see none of it before the person, or the admin who accepts them, has chosen it. */
const ownMatters = ['email', 'phone', 'university', 'details', 'socialMedia'] as const;

const nothing = emptyValues(memberKind.fields);

function chosenOf(application: StoredApplication, shows: readonly ApplicationShown[]) {
  return { name: application.name, ...Object.fromEntries(shows.map((field) => [field, application[field]])) };
}

/** The present entry with what was chosen of the application. What the person hides stays hidden. */
export const replacedEntry = (
  present: StoredMember,
  application: StoredApplication,
  { shows = [] }: AcceptApplication,
  user: StoredUser | undefined,
): StoredMember => ({
  ...present,
  ...chosenOf(application, shows),
  image: present.image || user?.photoUrl || '',
});

/**
 * The entry of somebody who is not on the team. What they have said of themself in their own profile, or in
 * the entry of their earlier time, is kept but hidden, and so is the email, which they could not enter again.
 */
export function newEntry(
  application: StoredApplication,
  { role, shows = [] }: AcceptApplication,
  user: StoredUser | undefined,
  earlier: Partial<StoredMember> | undefined,
): StoredMember {
  const said = earlier ?? ownProfileOf(user);
  const entry = {
    ...nothing,
    createdAt: now(),
    ...said,
    email: application.email,
    ...chosenOf(application, shows),
    image: earlier?.image || user?.photoUrl || '',
    role,
  };
  const chosen: readonly string[] = shows;
  const unasked: readonly Hideable[] = ownMatters.filter(
    (field) => !chosen.includes(field) && !isDeepStrictEqual(entry[field], nothing[field]),
  );
  const hidden = [...(earlier?.hidden ?? []), ...unasked];
  return { ...entry, hidden: hideableOfMember.filter((field) => hidden.includes(field)) };
}

function ownProfileOf(user: StoredUser | undefined): Partial<StoredMember> {
  if (!user) return {};
  const { phone, university, details, socialMedia } = user;
  return { phone, university, details, socialMedia: fullSocialMedia(socialMedia) };
}
