import { Timestamp } from 'firebase-admin/firestore';

/** Times are Firestore's inside and ISO 8601 outside. */
export type Time = Timestamp;

export const now = (): Time => Timestamp.now();

/** Stands for a time that a record does not hold; for its `createdAt` Firestore's own note takes the place of it. */
export const noTime: Time = Timestamp.fromMillis(0);

export const iso = (time: Time): string => time.toDate().toISOString();

/** What a public record notes of its own age, for those who ask what is new: feeds and the sitemap. */
export interface Dated {
  createdAt: Time;
  /** Only where it has been changed since. */
  updatedAt?: Time;
}

export const lastChange = ({ createdAt, updatedAt = createdAt }: Dated): string => iso(updatedAt);
