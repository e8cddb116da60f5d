/** `labInfo/main`: one document. `public/home` contains a copy for visitors. */
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { siteTexts } from '@lab/contract/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../data/firestore.ts';
import { fill } from '../data/shape.ts';
import { homePart } from '../summaries/home-store.ts';

const emptyBlock = (name: string) => ({ name, details: '', image: '', imageAlt: '' });

/** These are also the values of a lab that has entered nothing yet. */
export const labInfoShape = {
  name: siteTexts.product as string,
  email: '',
  phone: '',
  location: '',
  socialMedia: { facebook: '', linkedIn: '', X: '', whatsApp: '' },
  overview: emptyBlock(labInfoTexts.overView),
  mission: emptyBlock(labInfoTexts.mission),
  history: emptyBlock(labInfoTexts.history),
  vision: emptyBlock(labInfoTexts.vision),
  carousel: [{ image: '', caption: '' }],
  /** True in a lab that began empty: decision 046. */
  hidesEmpty: false,
};

export type StoredLabInfo = typeof labInfoShape;

export const shownLabInfo = homePart('labInfo', labInfoShape);

const labInfoDocument = () => collection<StoredLabInfo>('labInfo', labInfoShape).doc('main');

export async function readLabInfo(tx: Transaction): Promise<StoredLabInfo> {
  return fill(labInfoShape, (await tx.get(labInfoDocument())).data());
}

export function writeLabInfo(tx: Transaction, labInfo: StoredLabInfo): void {
  tx.set(labInfoDocument(), labInfo);
}
