import { Timestamp } from 'firebase-admin/firestore';

/** Inside the server times are Firestore's Timestamp; the API uses ISO 8601. */
export type Time = Timestamp;

export const now = (): Time => Timestamp.now();

/** Firestore stores the years 1 to 9999; the end of their last day lies outside. */
const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

export const timeAt = (milliseconds: number): Time =>
  Timestamp.fromMillis(Math.min(Math.max(milliseconds, first), last));

/**
 * The default value of a missing time; a missing `createdAt` becomes the time at which Firestore created the
 * document.
 */
export const noTime: Time = Timestamp.fromMillis(0);

export const iso = (time: Time): string => time.toDate().toISOString();

/** In UTC, as pages show it. */
export const utcDay = (time: Time): string => iso(time).slice(0, 10);

/** When a public record was created and changed, for feeds and the sitemap. */
export interface Dated {
  createdAt: Time;
  /** Missing until the first change. */
  updatedAt?: Time;
}

export const lastChange = ({ createdAt, updatedAt = createdAt }: Dated): string => iso(updatedAt);
