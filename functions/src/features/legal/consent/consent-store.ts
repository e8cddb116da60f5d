/**
 * `consent`: the current text in the document `current`, and each version under its number, which is never
 * changed.
 */
import { AppError } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import { consentFields } from '@lab/contract/features/legal/consent/fields';
import type { AllConsent, CurrentConsent } from '@lab/contract/features/legal/consent/schemas';
import { consentTexts } from '@lab/contract/features/legal/consent/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../../core/data/firestore.ts';
import { iso, noTime, now, type Time } from '../../../core/data/time.ts';
import { globalStore } from '../../../core/globals/global-store.ts';
import type { Global } from '../../../core/globals/save-global.ts';

const shape = { ...emptyValues(consentFields), version: 0, createdAt: noTime };

const all = () => collection<typeof shape>('consent', shape);
const current = globalStore<typeof shape>('consent', 'current', shape);

/** What a record keeps of the consent of its owner. */
export interface KeptConsent {
  consent?: { version: number; agreedAt: Time };
}

export async function readConsent(tx?: Transaction): Promise<CurrentConsent> {
  const { text, version } = await current.read(tx);
  return { text, version };
}

export async function readVersions(): Promise<AllConsent['versions']> {
  const { docs } = await all().orderBy('version', 'desc').get();
  return docs
    .filter(({ id }) => id !== 'current')
    .map((doc) => doc.data())
    .map(({ version, text, createdAt }) => ({ version, text, createdAt: iso(createdAt) }));
}

export const consentText: Global<CurrentConsent> = {
  open: async (tx) => ({ present: await readConsent(tx), write: (next) => writeConsent(tx, next) }),
  targets: [{ kind: 'legalPage', id: 'consent', name: consentDeskTexts.tab }],
};

function writeConsent(tx: Transaction, { text, version }: CurrentConsent): void {
  const next = text === '' ? version : version + 1;
  const stored = { text, version: next, createdAt: now() };
  current.write(tx, stored);
  if (text !== '') tx.create(all().doc(String(next)), stored);
}

/**
 * Must be called in the transaction that creates the record, so that the version that it keeps is the current
 * one. Refuses a person who has not agreed to it.
 */
export async function requireConsent(tx: Transaction, agreed: number | undefined): Promise<KeptConsent> {
  const { text, version } = await readConsent(tx);
  if (text === '') return {};
  if (agreed === version) return { consent: { version, agreedAt: now() } };
  throw new AppError('invalid', consentTexts[agreed === undefined ? 'required' : 'changed'], ['consent']);
}

/** For replies; nothing for a record without consent. */
export const shownConsent = ({ consent }: KeptConsent) =>
  consent ? { consent: { version: consent.version, agreedAt: iso(consent.agreedAt) } } : {};
