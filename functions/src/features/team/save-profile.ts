/** Saves a member's profile together with what visitors see of it and of the entry. */
import { AppError } from '@lab/contract';
import {
  type Hideable,
  hideableOfMember,
  hideableOfProfile,
} from '@lab/contract/features/team/profile/fields';
import { isPartOf, nameInParts, namePartNames } from '@lab/contract/features/team/profile/name-parts';
import type { EditProfileOf } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { requireFound, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readUser, userDocument } from '../users/user-store.ts';
import { accountOf } from './account-store.ts';
import { dropPhoto, movedPhoto } from './hidden-photo.ts';
import { memberStore, type StoredMember, teamSummary } from './member-store.ts';
import { profileDocument, renderedOf, type StoredProfile, shownInterests } from './profile-store.ts';
import { wholeOf } from './profile-views.ts';
import { choicesOf } from './shown-member.ts';

/** Only an admin says which former names link works. A name that is no longer among them links nothing. */
export async function saveProfile(
  id: string,
  { before, ...given }: EditProfileOf,
  caller: Caller,
  byAdmin = false,
): Promise<{ modifiedCount: number }> {
  const photo = given.hidden?.includes('image') ? await movedPhoto(id) : undefined;
  let isMoved = false;
  const saved = await transact(async (tx) => {
    isMoved = false;
    const team = await teamSummary.source(tx);
    const member = requireFound(team, id, teamTexts.member.notFound);
    const uid = accountOf(id, member);
    const stored = (await tx.get(profileDocument(id))).data();
    const user = await readUser(tx, uid);
    const present = wholeOf(member, stored);
    const { linkedNames, hidden, ...values } = {
      ...present,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(!byAdmin && { linkedNames: present.linkedNames }),
    };
    const names = values.formerNames.map(({ name }) => name);
    const wanted = {
      ...values,
      hidden: ordered(hidden),
      linkedNames: names.filter((name) => linkedNames.includes(name)),
    };
    requireNameParts(member.name, wanted);
    if (member.hasProfile && isAlreadySaved(present, wanted)) return { modifiedCount: 1 };
    requireUnchanged(present, before);
    const { rendered } = await renderedOf(values);
    const profile: StoredProfile = {
      ...values,
      hidden: hideableOfProfile.filter((name) => hidden.includes(name)),
      ...(rendered && { rendered }),
    };
    const changed: StoredMember = {
      ...member,
      hidden: hideableOfMember.filter((name) => hidden.includes(name)),
      linkedNames: wanted.linkedNames,
      hasProfile: true,
      interests: shownInterests(profile),
      nameInParts: nameInParts(profile),
      updatedAt: now(),
    };
    if (photo && member.image === photo.from) {
      changed.image = photo.to;
      isMoved = true;
    }
    tx.set(profileDocument(id), profile);
    tx.set(memberStore.document(id), changed);
    if (user) {
      const photoUrl = user.photoUrl === member.image ? changed.image : user.photoUrl;
      tx.update(userDocument(uid), { ...choicesOf(changed), photoUrl });
    }
    teamSummary.write(tx, team.set(id, changed));
    if (byAdmin)
      logActivity(tx, caller, 'edited', {
        kind: 'member',
        id,
        name: memberStore.nameOf(member),
        ownerUid: uid,
      });
    return { modifiedCount: 1 };
  });
  if (photo) await dropPhoto(isMoved ? photo.from : photo.to);
  return saved;
}

/** Always in one order, so that the same choice is recognised. */
function ordered(hidden: readonly string[]): Hideable[] {
  return [...hideableOfMember, ...hideableOfProfile].filter((name) => hidden.includes(name));
}

function requireNameParts(name: string, parts: Record<(typeof namePartNames)[number], string>): void {
  const wrong = namePartNames.filter((part) => !isPartOf(name, parts[part]));
  if (wrong.length > 0) throw new AppError('invalid', profileTexts.validation.nameParts, wrong);
}
