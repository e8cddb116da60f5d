import { type Able, can, type Right } from '@lab/contract/api/rights';
import { freePages } from '@lab/contract/features/free-pages/pages';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';

/** The right that a page of the desk needs, by its address: for its route and for every link to it. */
export const rightAt: Record<string, Right | undefined> = {
  ...Object.fromEntries([...Object.values(kinds), freePages].map(({ pages, needs }) => [pages.desk, needs])),
  [paths.updateInfo]: 'site.edit',
  [paths.settings]: 'settings.edit',
  [paths.legal]: 'legal.edit',
  [paths.allUsers]: 'users.manage',
  [paths.invitations]: 'users.manage',
  [paths.applications]: 'applications.decide',
  [paths.reviewResearch]: 'papers.publish',
  [paths.manageContacts]: 'messages.answer',
  [paths.barriers]: 'barriers.answer',
  [paths.publishedPapers]: 'papers.correct',
  [paths.importWorks]: 'papers.import',
  [paths.archives]: 'archives.make',
  [paths.outbox]: 'mail.settings',
  [paths.subscribers]: 'subscribers.manage',
  [paths.activity]: 'activity.read',
  [paths.recentlyDeleted]: 'removed.restore',
};

/** Roles beside the role say which pages they open. */
export const mayOpen = (session: Able, path: string, right = rightAt[path]): boolean =>
  right !== undefined && (can(session, right) || session.opens?.includes(path) === true);
