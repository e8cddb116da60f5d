/** The calls about what members say of themselves, and about what of it visitors see. */
import { AppError, type api } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { keywordsOf } from '@lab/contract/features/papers/keywords';
import type { InterestsOfMembers, ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { fold } from '@lab/contract/lib/fold';
import { readBoth } from '../../core/data/firestore.ts';
import { readTogether } from '../../core/data/read-together.ts';
import { iso, noTime } from '../../core/data/time.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { homePart } from '../../core/summaries/home-store.ts';
import { readEntry } from './account-store.ts';
import { type ListedMember, listedTeam, memberStore } from './member-store.ts';
import { profileDocument } from './profile-store.ts';
import { shownOf, wholeOf } from './profile-views.ts';
import { saveProfile } from './save-profile.ts';
import type { MemberBesides } from './shown-member.ts';
import { listWholeMembers } from './whole-members.ts';

/** Not from the store of news, because news import papers, and papers the team. */
const newestNews = homePart('news', [{ id: '', title: '', summary: '', details: '', createdAt: noTime }]);

const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * The newest news that contain the name of a member. Both are in `public/home`, so this costs a page no read.
 */
async function newsNaming(id: string) {
  const [team, news] = await Promise.all([listedTeam.read(), newestNews.read()]);
  const member = team.find(({ _id }) => _id === id);
  const name = wordsOf(member?.name ?? '');
  if (!name.trim()) return [];
  return news
    .filter(({ title, summary, details }) => wordsOf(`${title} ${summary} ${details}`).includes(name))
    .map(({ id, title, createdAt }) => ({ _id: id, title: plainMath(title), createdAt: iso(createdAt) }));
}

/** In `public/home` too, so that the Team page reads nothing more. */
async function listInterests(): Promise<InterestsOfMembers> {
  const team = await listedTeam.read();
  return team.flatMap(({ _id, interests = '' }) => {
    const all = keywordsOf(interests);
    return all.length > 0 ? [{ _id, interests: all }] : [];
  });
}

const notFound = () => new AppError('not-found', teamTexts.member.notFound);

export const profiles: HandlersOf<typeof api.profiles> = {
  news: ({ params }) => newsNaming(params.id),

  interests: () => listInterests(),

  async mine({ caller }) {
    const entry = await readEntry(caller.uid);
    const member: MemberBesides = entry?.data() ?? {};
    const stored = entry && member.hasProfile ? (await profileDocument(entry.id).get()).data() : undefined;
    return { ...wholeOf(member, stored), memberId: entry?.id ?? '' };
  },

  async updateMine({ body, caller }) {
    const entry = await readEntry(caller.uid);
    if (!entry) throw new AppError('not-found', profileTexts.own.notOnTeam);
    return saveProfile(entry.id, body, caller);
  },

  members: () => listWholeMembers(),

  async whole({ params: { id } }) {
    const [member, stored] = await readBoth(memberStore.document(id), profileDocument(id));
    if (!member) throw notFound();
    return wholeOf(member, stored);
  },

  update: ({ params, body, caller }) => saveProfile(params.id, body, caller, true),
};

/** A second document, after `public/home`, is read only for a member who has a profile. */
export async function shownProfileOf(member: ListedMember): Promise<ShownProfile> {
  return shownOf(member, member.hasProfile ? await readTogether(profileDocument(member._id)) : undefined);
}
