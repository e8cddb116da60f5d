import { Timestamp } from 'firebase-admin/firestore';

/** Inside the server times are Firestore's Timestamp; the API uses ISO 8601. */
export type Time = Timestamp;

export const now = (): Time => Timestamp.now();

export const timeAt = (milliseconds: number): Time => Timestamp.fromMillis(milliseconds);

/**
 * The default value of a missing time; a missing `createdAt` becomes the time at which Firestore created the
 * document.
 */
export const noTime: Time = Timestamp.fromMillis(0);

export const iso = (time: Time): string => time.toDate().toISOString();

/** When a public record was created and changed, for feeds and the sitemap. */
export interface Dated {
  createdAt: Time;
  /** Missing until the first change. */
  updatedAt?: Time;
}

export const lastChange = ({ createdAt, updatedAt = createdAt }: Dated): string => iso(updatedAt);
