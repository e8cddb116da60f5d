/** `registrations`: what people entered at registration, before their email is verified. It is shown to nobody. */
import { userTexts } from '@lab/contract/features/users/texts';
import { collection, documentOf } from '../../core/data/firestore.ts';
import { noTime } from '../../core/data/time.ts';
import type { KeptConsent } from '../legal/consent/consent-store.ts';

const shape = { name: '', photoUrl: '', createdAt: noTime };

export type StoredRegistration = typeof shape & KeptConsent;

export const registrationDocument = (uid: string) =>
  documentOf(collection<StoredRegistration>('registrations', shape), uid, userTexts.notFound);
