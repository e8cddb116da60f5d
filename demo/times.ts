/** Times as Firestore stores them. */
import { Timestamp } from 'firebase-admin/firestore';

export const at = (moment: string) => Timestamp.fromDate(new Date(moment));

export const daysAfter = (day: string, days: number, clock: string) => {
  const date = new Date(`${day}T${clock}Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Timestamp.fromDate(date);
};

/** A time that keeps the order of a list whose entries have no date. */
export const nth = (index: number) =>
  Timestamp.fromMillis(Date.parse('2014-09-01T08:00:00Z') + index * 60_000);
