/** What an admin can delete and put back: each kind with the feature that knows how. */
import type { RestorableKind } from '@lab/contract/desk/kinds';
import { restorableArea } from './areas/restorable-area.ts';
import { restorableCollaborator } from './collaborators/restorable-collaborator.ts';
import { restorableNews } from './news/restorable-news.ts';
import { restorablePaper } from './papers/restorable-paper.ts';
import { restorablePosition } from './positions/restorable-position.ts';
import type { Restorable } from './removed/removed-store.ts';
import { restorableMember } from './team/restorable-member.ts';

export const restorable: Record<RestorableKind, Restorable> = {
  news: restorableNews,
  area: restorableArea,
  collaborator: restorableCollaborator,
  position: restorablePosition,
  member: restorableMember,
  paper: restorablePaper,
};
