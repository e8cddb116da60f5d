import type { Kind } from '@lab/contract/core/content/kind';
import type { Activity } from '@lab/contract/features/activity/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';

const open = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

/** Where an admin finds the record of an entry of the activity log; undefined if it is gone for good. */
export function recordPath({ kind, action, targetId, targetName }: Activity): string | undefined {
  const content = Object.values<Kind>(kinds).find(({ name }) => name === kind);
  if (action === 'rejected') return undefined;
  if (action === 'deleted') {
    return content || kind === 'paper' ? open(paths.recentlyDeleted, 'kind', kind) : undefined;
  }
  if (action === 'invited' || action === 'withdrew') return paths.invitations;
  if (kind === 'archive') return paths.archives;
  if (kind === 'import') return open(paths.importWorks, 'import', targetId);
  if (content) return open(content.pages.desk, 'edit', targetId);
  if (kind === 'paper') {
    return action === 'gaveFeedback'
      ? open(paths.reviewResearch, 'record', targetId)
      : open(paths.publishedPapers, 'edit', targetId);
  }
  if (kind === 'application') {
    // Who was accepted is on the team, with the same id.
    return action === 'accepted'
      ? open(kinds.team.pages.desk, 'edit', targetId)
      : open(paths.applications, 'record', targetId);
  }
  if (kind === 'message') return `${open(paths.manageContacts, 'record', targetId)}&show=all`;
  return kind === 'user' ? open(paths.allUsers, 'q', targetName) : paths.updateInfo;
}
