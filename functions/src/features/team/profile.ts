/**
 * A person's own profile: the user record, and the entry in the team where there is one, always changed
 * together.
 */
import { AppError } from '@lab/contract';
import { nameKey } from '@lab/contract/features/citations/same-person';
import { memberKind } from '@lab/contract/features/team/kind';
import type { EditProfile, OwnMember } from '@lab/contract/features/team/schemas';
import { teamTexts } from '@lab/contract/features/team/texts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { iso, now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import { notify } from '../mail/notify.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import { type StoredUser, userDocument } from '../users/user-store.ts';
import { entryIn, readEntry } from './account-store.ts';
import { memberStore, type StoredMember, teamSummary } from './member-store.ts';

export async function readOwnProfile({ uid }: Caller): Promise<OwnMember> {
  const [user, entry] = await Promise.all([userDocument(uid).get(), readEntry(uid)]);
  const profile = entry?.data() ?? user.data();
  if (!profile) throw new AppError('not-found', teamTexts.member.notFound);
  return toOwnMember(profile);
}

function toOwnMember(profile: StoredMember | StoredUser): OwnMember {
  const { name, email, role, phone, university, details, createdAt } = profile;
  const image = 'image' in profile ? profile.image : profile.photoUrl;
  const socialMedia = fullSocialMedia(profile.socialMedia);
  return { name, email, role, phone, university, image, socialMedia, details, createdAt: iso(createdAt) };
}

export function updateOwnProfile(
  { before, ...form }: EditProfile,
  { uid }: Caller,
): Promise<{ message: string }> {
  return transact(async (tx) => {
    const user = await requireExisting(tx, userDocument(uid), teamTexts.member.notFound);
    const team = await teamSummary.source(tx);
    const id = entryIn(team, uid);
    const member = id === undefined ? undefined : team.get(id);
    // What the person sees as their profile, which an admin may have changed in the team.
    const shown = member ?? user;
    const { photoUrl = member?.image ?? user.photoUrl, name, phone, university, details } = form;
    const changes = {
      name,
      phone: phone ?? shown.phone,
      university: university ?? shown.university,
      details: details ?? shown.details,
      socialMedia: { ...fullSocialMedia(shown.socialMedia), ...form.socialMedia },
    };
    const seen = { ...shown, image: member?.image ?? user.photoUrl };
    if (!isAlreadySaved(seen, { ...changes, image: photoUrl })) requireUnchanged(seen, before);
    // An entry without a photo, which is not theirs, does not take that of the account away.
    tx.update(userDocument(uid), { ...changes, photoUrl: form.photoUrl ?? (photoUrl || user.photoUrl) });
    if (id !== undefined && member) {
      const whole: StoredMember = { ...member, ...changes, image: photoUrl, updatedAt: now() };
      const changed = { ...whole, ...(await renderTexts(memberKind, whole)) };
      tx.set(memberStore.document(id), changed);
      teamSummary.write(tx, team.set(id, changed));
      if (takesName(team, id, member.name, name))
        notify(tx, 'nameTaken', { name, before: member.name }, 'admins', { byUid: uid });
    }
    return { message: teamTexts.profile.saved };
  });
}

/** Who takes a colleague's name could be taken for them, so an admin is told. */
function takesName(team: Iterable<[string, { name: string }]>, id: string, before: string, name: string) {
  const key = nameKey(name);
  if (key === nameKey(before)) return false;
  return [...team].some(([other, member]) => other !== id && nameKey(member.name) === key);
}
