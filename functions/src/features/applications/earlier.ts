/**
 * Until version 0.3 an acceptance published the motivation, the phone number and the email of the
 * application. The application is gone, but what a person has saved in their own profile is in the record of
 * the account too, so the rest is what an acceptance wrote.
 */
import { AppError } from '@lab/contract';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { CloseEarlier, EarlierAcceptance } from '@lab/contract/features/applications/schemas';
import { hideableOfMember } from '@lab/contract/features/team/profile/fields';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { collection, type Transaction, transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from '../alumni/alumni-store.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { choicesOf } from '../team/shown-member.ts';
import { type StoredUser, userDocument } from '../users/user-store.ts';

/**
 * `earlierAcceptances/list`: whose entries an admin has still to look at. An upgrade writes it, the decision
 * deletes it.
 */
export const earlierAcceptances = () =>
  collection<{ ids: string[] }>('earlierAcceptances', { ids: [''] }).doc('list');

type Published = 'email' | 'phone' | 'details';

/** Nothing where anybody has chosen what visitors see, which every acceptance does now. */
function publishedOf(entry: StoredMember | undefined, user: StoredUser | undefined): Published[] {
  if (!entry || !user || entry.accountUid || entry.hidden) return [];
  const said = (['phone', 'details'] as const).filter((name) => entry[name] && entry[name] !== user[name]);
  if (said.length === 0) return [];
  return [...(entry.email === user.email ? (['email'] as const) : []), ...said];
}

/** For the upgrade: all whose entry says what an acceptance wrote, also of their time on the team. */
export async function findEarlier(): Promise<string[]> {
  const [team, alumni] = await Promise.all([memberStore.readAll(), alumniStore.readAll()]);
  const entries = [
    ...team,
    ...alumni.map(([id, { before }]): [string, StoredMember | undefined] => [id, before?.member]),
  ].filter(([, entry]) => entry && !entry.hidden && (entry.phone || entry.details));
  const found = await Promise.all(
    entries.map(async ([id, entry]) => ({
      id,
      published: publishedOf(entry, (await userDocument(id).get()).data()),
    })),
  );
  return found.flatMap(({ id, published }) => (published.length > 0 ? id : []));
}

interface Listed {
  id: string;
  member?: StoredMember;
  alumnus?: StoredAlumnus;
  published: Published[];
}

async function readListed(id: string, tx?: Transaction): Promise<Listed> {
  const documents = [memberStore.document(id), alumniStore.document(id), userDocument(id)] as const;
  const [member, alumnus, user] = await Promise.all([
    tx ? tx.get(documents[0]) : documents[0].get(),
    tx ? tx.get(documents[1]) : documents[1].get(),
    tx ? tx.get(documents[2]) : documents[2].get(),
  ]);
  const [onTeam, left] = [member.data(), alumnus.data()];
  return {
    id,
    ...(onTeam && { member: onTeam }),
    ...(left && { alumnus: left }),
    published: publishedOf(onTeam ?? left?.before?.member, user.data()),
  };
}

/** What the list says now: who has chosen meanwhile is no longer in it. */
export async function listEarlier(): Promise<EarlierAcceptance[]> {
  const { ids = [] } = (await earlierAcceptances().get()).data() ?? {};
  const listed = await Promise.all(ids.map((id) => readListed(id)));
  return listed.flatMap(({ id, member, alumnus, published }) => {
    const entry = member ?? alumnus?.before?.member;
    if (!entry || published.length === 0) return [];
    const shown = (name: Published) => (published.includes(name) ? entry[name] : '');
    return {
      _id: id,
      name: entry.name,
      onTeam: member !== undefined,
      ...{ email: shown('email'), phone: shown('phone'), details: shown('details') },
    };
  });
}

/** Hides what the chosen entries show, leaves the others as they are, and asks never again. */
export function closeEarlier({ hide }: CloseEarlier, caller: Caller): Promise<{ modifiedCount: number }> {
  return transact(async (tx) => {
    const list = await tx.get(earlierAcceptances());
    if (!list.exists) throw new AppError('conflict', errorTexts.changedMeanwhile);
    const ids = (list.data()?.ids ?? []).filter((id) => hide.includes(id));
    const listed = (await Promise.all(ids.map((id) => readListed(id, tx)))).filter(
      ({ published }) => published.length > 0,
    );
    const team = await teamSummary.source(tx);
    const alumni = await alumniSummary.source(tx);
    for (const { id, member, alumnus, published } of listed) {
      const hidden = hideableOfMember.filter((name) => published.some((each) => each === name));
      if (member) {
        const changed = { ...member, hidden, updatedAt: now() };
        tx.set(memberStore.document(id), changed);
        team.set(id, changed);
      } else if (alumnus?.before) {
        const changed = await hiddenAlumnus(alumnus, { ...alumnus.before.member, hidden });
        tx.set(alumniStore.document(id), changed);
        alumni.set(id, changed);
      }
      tx.update(userDocument(id), choicesOf({ hidden }));
      const name = member?.name ?? alumnus?.name ?? '';
      logActivity(tx, caller, 'edited', { kind: member ? 'member' : 'alumnus', id, name, ownerUid: id });
    }
    if (listed.some(({ member }) => member)) teamSummary.write(tx, team);
    if (listed.some(({ member }) => !member)) alumniSummary.write(tx, alumni);
    tx.delete(earlierAcceptances());
    return { modifiedCount: listed.length };
  });
}

/** The text on the alumni page is hidden only where it is still the one that the acceptance wrote. */
async function hiddenAlumnus(alumnus: StoredAlumnus, member: StoredMember): Promise<StoredAlumnus> {
  const details =
    member.hidden?.includes('details') && alumnus.details === member.details ? '' : alumnus.details;
  const { before = { tookWriter: false, disabled: false } } = alumnus;
  const changed = { ...alumnus, details, before: { ...before, member }, updatedAt: now() };
  return { ...changed, ...(await renderTexts(alumniKind, changed)) };
}
