import type { api } from '@lab/contract';
import { contentOf } from '../content/content-handlers.ts';
import type { HandlersOf } from '../http/handler.ts';
import { memberStore, teamSummary } from './member-store.ts';
import { readOwnProfile, updateOwnProfile } from './profile.ts';

export const teamContent = contentOf(memberStore, teamSummary, { ownerUid: (id) => id });

export const team: HandlersOf<typeof api.team> = {
  ...teamContent.handlers,

  mine: ({ caller }) => readOwnProfile(caller),

  updateMine: ({ body, caller }) => updateOwnProfile(body, caller),
};
