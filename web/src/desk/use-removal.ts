import { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { deskTexts } from '@lab/contract/features/desk/texts';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { failureText } from '../lib/failure-text.ts';
import { refetchChanged } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { runForEach } from '../ui/data-table/run-for-each.ts';

/** How long a toast offers to undo a deletion. */
const undoMilliseconds = 6000;

/** Returns a function that shows that records were deleted, with a button to restore them. */
export function useRemovalToast(kind: RestorableKind, deleted: string) {
  const client = useQueryClient();
  const session = useSession();

  async function putBack(ids: readonly string[]) {
    const outcomes = await runForEach(
      ids,
      (id) => call(api.desk.restore, { params: { kind, id } }),
      (error) => failureText(error, deskTexts.errors.tooLate),
    );
    const failed = outcomes.find(({ failure }) => failure);
    if (failed?.failure) toast(failed.failure, { kind: 'error' });
    else toast(deskTexts.restored);
    await refetchChanged(client);
  }

  return (ids: readonly string[]) =>
    toast(deleted, {
      milliseconds: undoMilliseconds,
      // An editor asks an admin, who sees what was deleted.
      ...(!(session.may && !can(session, 'removed.restore')) && {
        action: { label: deskTexts.undo, run: () => void putBack(ids) },
      }),
    });
}
