/** `registrations`: what people entered at registration, before their email is verified. It is shown to nobody. */
import { userTexts } from '@lab/contract/users/texts';
import type { Timestamp } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import type { Shape } from '../data/shape.ts';
import { noTime } from '../data/time.ts';

export interface StoredRegistration {
  name: string;
  photoUrl: string;
  createdAt: Timestamp;
}

const shape: Shape<StoredRegistration> = { name: '', photoUrl: '', createdAt: noTime };

export const registrationDocument = (uid: string) =>
  documentOf(collection<StoredRegistration>('registrations', shape), uid, userTexts.notFound);
