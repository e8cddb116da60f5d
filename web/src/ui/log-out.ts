import { sessionTexts } from '@lab/contract/features/session/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Session } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';
import { confirm } from './confirm.ts';

/** docs/specification.md#logging-out */
export async function askToLogOut({ signOut }: Pick<Session, 'signOut'>): Promise<void> {
  const sure = await confirm(sessionTexts.logout);
  if (!sure) return;
  try {
    await signOut();
    toast(sessionTexts.logout.success, { milliseconds: 1500 });
  } catch {
    toast(siteTexts.somethingWrong, { kind: 'error' });
  }
}
