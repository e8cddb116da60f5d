/** `labInfo/main`: one document. Its copy for readers is part of `public/home`. */
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { siteTexts } from '@lab/contract/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../data/firestore.ts';
import { homePart } from '../summaries/home-store.ts';

interface StoredBlock {
  name: string;
  details: string;
  image: string;
}

export interface StoredLabInfo {
  name: string;
  email: string;
  phone: string;
  location: string;
  socialMedia: { facebook: string; linkedIn: string; X: string; whatsApp: string };
  overview: StoredBlock;
  mission: StoredBlock;
  history: StoredBlock;
  vision: StoredBlock;
  carousel: { image: string; caption: string }[];
}

const emptyBlock = (name: string): StoredBlock => ({ name, details: '', image: '' });

/** What a lab shows before anybody has filled anything in. */
const emptyLabInfo: StoredLabInfo = {
  name: siteTexts.product,
  email: '',
  phone: '',
  location: '',
  socialMedia: { facebook: '', linkedIn: '', X: '', whatsApp: '' },
  overview: emptyBlock(labInfoTexts.overView),
  mission: emptyBlock(labInfoTexts.mission),
  history: emptyBlock(labInfoTexts.history),
  vision: emptyBlock(labInfoTexts.vision),
  carousel: [],
};

export const shownLabInfo = homePart('labInfo', emptyLabInfo);

const labInfoDocument = () => collection<Partial<StoredLabInfo>>('labInfo').doc('main');

export async function readLabInfo(tx: Transaction): Promise<StoredLabInfo> {
  const stored = (await tx.get(labInfoDocument())).data();
  return { ...emptyLabInfo, ...stored };
}

export function writeLabInfo(tx: Transaction, labInfo: StoredLabInfo): void {
  tx.set(labInfoDocument(), labInfo);
}
