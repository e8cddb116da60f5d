/** `mailChoices`: by uid, the events of which a person wants no mail. */
import type { MailEventName } from '@lab/contract/mail/events';
import { collection, isDocumentId } from '../../data/firestore.ts';

const shape = { off: [''] };

const choicesCollection = () => collection<typeof shape>('mailChoices', shape);

export const choicesDocument = (uid: string) => choicesCollection().doc(uid);

export async function readChoices(uid: string): Promise<readonly string[]> {
  return isDocumentId(uid) ? ((await choicesDocument(uid).get()).data()?.off ?? []) : [];
}

export async function writeChoices(uid: string, off: readonly MailEventName[]): Promise<void> {
  await choicesDocument(uid).set({ off: [...new Set(off)] });
}
