import { Timestamp } from 'firebase-admin/firestore';

/** Times are Firestore's inside and ISO 8601 outside. */
export type Time = Timestamp;

export const now = (): Time => Timestamp.now();

export const iso = (time: Time): string => time.toDate().toISOString();
