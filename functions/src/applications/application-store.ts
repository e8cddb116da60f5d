/** `applications`: one a person, whose id is the account's uid, so that nobody can have two. */
import type { Application } from '@lab/contract/applications/schemas';
import { applicationTexts } from '@lab/contract/applications/texts';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { iso } from '../data/time.ts';

export interface StoredApplication {
  name: string;
  email: string;
  phone: string;
  university: string;
  researchArea: string;
  role: string;
  details: string;
  resume: string;
  /** The admin's feedback, empty until there is some. */
  message: string;
  createdAt: Timestamp;
}

export const applicationsCollection = () => collection<StoredApplication>('applications');

export const applicationDocument = (id: string) =>
  documentOf(applicationsCollection(), id, applicationTexts.errors.gone);

export function toApplication(snapshot: DocumentSnapshot<StoredApplication>): Application {
  const stored = snapshot.data() as StoredApplication;
  return { _id: snapshot.id, ...stored, createdAt: iso(stored.createdAt) };
}
