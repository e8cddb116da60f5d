/**
 * `labInfo/main`: one document. `public/home` contains a copy for visitors, without the formatted texts,
 * which only *About* shows.
 */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { basicInfoFields, socialMediaFields } from '@lab/contract/features/lab-info/fields';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { globalStore } from '../../core/globals/global-store.ts';
import { homePart, writeHome } from '../../core/summaries/home-store.ts';

const emptyBlock = (name: string) => ({ name, details: '', image: '', imageAlt: '' });

/** These are also the values of a lab that has entered nothing yet. */
export const labInfoShape = {
  ...emptyValues(basicInfoFields),
  name: siteTexts.product as string,
  socialMedia: emptyValues(socialMediaFields),
  overview: emptyBlock(labInfoTexts.overView),
  mission: emptyBlock(labInfoTexts.mission),
  history: emptyBlock(labInfoTexts.history),
  vision: emptyBlock(labInfoTexts.vision),
  carousel: [{ image: '', caption: '', link: '' }],
  /** True in a lab that began empty: decision 046. */
  hidesEmpty: false,
};

/** Markdown, and its HTML. */
const noText = { text: '', html: '' };
const storedShape = {
  ...labInfoShape,
  formatted: { overview: noText, mission: noText, history: noText, vision: noText },
};

export type ShownLabInfo = typeof labInfoShape;
export type StoredLabInfo = typeof storedShape;

const shown = homePart('labInfo', labInfoShape);
export const shownLabInfo = {
  ...shown,
  of: ({ formatted: _, ...labInfo }: StoredLabInfo) => shown.of(labInfo),
};

const store = globalStore<StoredLabInfo>('labInfo', 'main', storedShape);

export const readLabInfo = store.read;

/** Also what visitors see of it. */
export function writeLabInfo(tx: Transaction, labInfo: StoredLabInfo): void {
  store.write(tx, labInfo);
  writeHome(tx, shownLabInfo.of(labInfo));
}
