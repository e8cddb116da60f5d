/** News and events of a year, which no summary lists: they are few, or only counted. */
import { truncateMath } from '@lab/contract/core/math/parts';
import { plainMath } from '@lab/contract/core/math/plain';
import type { Query } from 'firebase-admin/firestore';
import { selectFields } from '../../core/data/firestore.ts';
import { iso, timeAt } from '../../core/data/time.ts';
import { eventStore } from '../events/event-store.ts';
import { newsStore } from '../news/news-store.ts';

const mostEvents = 50;

const beginning = (year: number) => timeAt(Date.UTC(year, 0));
const following = (year: string) => Number(year) + 1;

const newsFrom = (year: number) => newsStore.collection().where('createdAt', '>=', beginning(year));
const newsBefore = (year: number) => newsStore.collection().where('createdAt', '<', beginning(year));
const eventsFrom = (year: number) => eventStore.collection().where('start', '>=', String(year));
const eventsBefore = (year: number) => eventStore.collection().where('start', '<', String(year));

const countOf = async (query: Query) => (await query.count().get()).data().count;

export async function datedOf(year: string) {
  const news = newsFrom(Number(year)).where('createdAt', '<', beginning(following(year)));
  const events = eventsFrom(Number(year)).where('start', '<', String(following(year)));
  const listed = selectFields(events.orderBy('start').limit(mostEvents + 1), 'title', 'start', 'end');
  const [newsCount, { docs }] = await Promise.all([countOf(news), listed.get()]);
  return {
    news: newsCount,
    events: docs.slice(0, mostEvents).map((doc) => {
      const { title, start, end } = doc.data();
      return { _id: doc.id, title: plainMath(truncateMath(title, 200)), start, end };
    }),
    eventCount: docs.length > mostEvents ? await countOf(events) : docs.length,
  };
}

/** The nearest year of news or an event in a direction. Reads two documents. */
async function nearest(later: boolean, year: string): Promise<string | undefined> {
  const order = later ? 'asc' : 'desc';
  const news = later ? newsFrom(following(year)) : newsBefore(Number(year));
  const events = later ? eventsFrom(following(year)) : eventsBefore(Number(year));
  const [newsItem, event] = await Promise.all([
    selectFields(news.orderBy('createdAt', order).limit(1), 'createdAt').get(),
    selectFields(events.orderBy('start', order).limit(1), 'start').get(),
  ]);
  const years = [
    ...newsItem.docs.map((doc) => iso(doc.data().createdAt).slice(0, 4)),
    ...event.docs.map((doc) => doc.data().start.slice(0, 4)),
  ].sort();
  return later ? years[0] : years.at(-1);
}

export const yearAfter = (year: string) => nearest(true, year);
export const yearBefore = (year: string) => nearest(false, year);

/** Reads two documents for each. */
export async function yearsOfDated(): Promise<string[]> {
  const years: string[] = [];
  for (let year = await yearAfter('1000'); year && year < '3000'; year = await yearAfter(year))
    years.push(year);
  return years;
}
