/**
 * `mailChoices`: by uid, the events of which a person wants no mail, and the address at which mail did not
 * arrive.
 */
import type { MailEventName } from '@lab/contract/features/mail/events';
import type { Transaction } from 'firebase-admin/firestore';
import { hashOfAddress } from '../../../core/data/address.ts';
import { collection, isDocumentId } from '../../../core/data/firestore.ts';

const shape = { off: [''], bounced: { address: '', reason: '' } };

const choicesCollection = () => collection<typeof shape>('mailChoices', shape);

export const choicesDocument = (uid: string) => choicesCollection().doc(uid);

const none = { off: [], bounced: { address: '', reason: '' } };

export async function readChoices(uid: string): Promise<typeof shape> {
  return isDocumentId(uid) ? ((await choicesDocument(uid).get()).data() ?? none) : none;
}

export async function writeChoices(uid: string, off: readonly MailEventName[]): Promise<void> {
  await choicesDocument(uid).set({ off: [...new Set(off)], bounced: none.bounced }, { mergeFields: ['off'] });
}

/** `address`: its hash, so that another address of the person gets mail. */
export function writeBounced(tx: Transaction, uid: string, bounced: typeof shape.bounced): void {
  tx.set(choicesDocument(uid), { off: [], bounced }, { mergeFields: ['bounced'] });
}

export async function deleteBounced(uid: string): Promise<void> {
  await choicesDocument(uid).set(none, { mergeFields: ['bounced'] });
}

/** Whether mail did not arrive at the address that the person has now. */
export const isBounced = ({ bounced }: typeof shape, email: string) =>
  bounced.address !== '' && bounced.address === hashOfAddress(email);
