/** Events: a collection of that name, and posts of that category which say when the event is. */
import type { LabEvent } from '../description.ts';
import type { Document } from './documents.ts';
import { inCollections, type JekyllSite } from './jekyll-site.ts';
import { itemOf } from './read-items.ts';
import { momentOf, textAt, textsAt } from './values.ts';

/** Before the news, which leave out what is an event. */
export function readEvents(site: JekyllSite): LabEvent[] {
  const own = inCollections(site, /^events$/);
  const posts = inCollections(site, /^(?:posts|news)$/).filter(isAboutEvent);
  return [...own, ...posts].flatMap((document) => {
    const { path, data, collection } = document;
    // The date of a post is the day on which it was written.
    const dayOfRecord = collection === 'events' ? textAt(data, 'date') || nameOf(path) : '';
    const start = momentOf(textAt(data, 'start', 'start_date', 'event_date')) || momentOf(dayOfRecord);
    const item = itemOf(site, document);
    const why = start ? !item.title && 'it says nothing' : 'it does not say when the event is';
    // Such a post is news.
    if (why && collection !== 'events') return [];
    if (why) {
      site.fates.leave(path, why, 'events');
      return [];
    }
    site.fates.read(path, 'events');
    const end = momentOf(textAt(data, 'end', 'end_date'));
    const isInOrder = Date.parse(end) >= Date.parse(start);
    return [{ ...item, start, ...(isInOrder && { end }), place: textAt(data, 'place', 'location', 'venue') }];
  });
}

const isAboutEvent = ({ data }: Document) =>
  ['category', 'categories', 'tags'].some((name) =>
    textsAt(data, name).some((word) => /^events?$/i.test(word.trim())),
  );

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
