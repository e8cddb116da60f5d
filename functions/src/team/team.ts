import { AppError, type api } from '@lab/contract';
import type { MemberForm } from '@lab/contract/team/schemas';
import { teamTexts } from '@lab/contract/team/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { requireFound, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { HandlersOf } from '../http/handler.ts';
import { keepRemoved } from '../removed/removed-store.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import {
  listedTeam,
  memberDocument,
  readTeam,
  type StoredMember,
  teamCollection,
  writeTeamSummary,
} from './member-store.ts';
import { readOwnProfile, updateOwnProfile } from './profile.ts';
import { restorableMember } from './restorable-member.ts';

export const team: HandlersOf<typeof api.team> = {
  async list() {
    return listedTeam.shown();
  },

  async get({ params }) {
    const member = (await listedTeam.shown()).find(({ _id }) => _id === params.id);
    if (!member) throw new AppError('not-found', teamTexts.member.notFound);
    return member;
  },

  create: ({ body, caller }) =>
    createOnce(teamCollection(), caller, async (tx, { id }) => {
      const team = await readTeam(tx);
      const member: StoredMember = { ...written(body), createdAt: now() };
      tx.create(memberDocument(id), member);
      writeTeamSummary(tx, team.set(id, member));
      record(tx, caller, 'created', target(id, member));
    }),

  edit: ({ params: { id }, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = memberDocument(id);
      const team = await readTeam(tx);
      const current = requireFound(team, id, teamTexts.member.notFound);
      const changes = written(body);
      if (isAlreadySaved(current, changes)) return { modifiedCount: 1 };
      requireUnchanged(current, before);
      const member: StoredMember = { ...changes, createdAt: current.createdAt, updatedAt: now() };
      tx.set(document, member);
      writeTeamSummary(tx, team.set(id, member));
      record(tx, caller, 'edited', target(id, member));
      return { modifiedCount: 1 };
    }),

  delete: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const document = memberDocument(id);
      const team = await readTeam(tx);
      const member = requireFound(team, id, teamTexts.member.notFound);
      tx.delete(document);
      team.delete(id);
      writeTeamSummary(tx, team);
      keepRemoved(tx, restorableMember, id, member);
      record(tx, caller, 'deleted', target(id, member));
      return { deletedCount: 1 };
    }),

  mine: ({ caller }) => readOwnProfile(caller),

  updateMine: ({ body, caller }) => updateOwnProfile(body, caller),
};

function written(form: MemberForm): Omit<StoredMember, 'createdAt'> {
  const { name, role, email = '', image = '', phone = '', university = '', details = '' } = form;
  return {
    name,
    role,
    email,
    image,
    phone,
    university,
    details,
    socialMedia: fullSocialMedia(form.socialMedia),
  };
}

function target(id: string, { name }: { name: string }): Target {
  return { kind: 'member', id, name, ownerUid: id };
}
