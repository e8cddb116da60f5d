/** News, which are posts, projects and events. */
import { limits } from '@lab/contract/api/limits';
import { truncate } from '@lab/contract/lib/truncate';
import type { Item, Kind, LabEvent, News, Project } from '../description.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { fieldsOf, unknownFields } from './fields.ts';
import { kindOf } from './kinds.ts';
import type { Post } from './read-export.ts';
import { convert, featuredPicture, wordsOf } from './text-context.ts';
import { inTurn, oldAddresses, placeOf, titleOf, type WordPressSite, whyHidden } from './wordpress-site.ts';

/** Those that visitors saw; of the others the reason is noted. */
export const seen = (site: WordPressSite, kind: Kind): Post[] =>
  site.posts.filter((post) => {
    if (kindOf(post) !== kind) return false;
    const why = whyHidden(post);
    if (why) site.items.leave(placeOf(post), why, kind);
    return !why;
  });

/** Of which the summary is made; all of it would take longer than the rest of the reading. */
const longestStart = 2_000;

function itemOf(site: WordPressSite, post: Post): Item {
  const { markdown, remarks, files, isUnfinished } = convert(site, post);
  const picture = featuredPicture(site, post, { files, remarks });
  const start = markdown.slice(0, longestStart);
  return {
    from: placeOf(post),
    old: oldAddresses(site, post),
    title: truncate(titleOf(post) || beginningOf(start, 120), limits.title),
    files,
    remarks: isUnfinished ? [...remarks, 'look at it, visitors see what was not understood'] : remarks,
    summary: beginningOf(post.excerpt ? wordsOf(post.excerpt) : start, limits.newsSummary),
    text: markdown,
    picture,
  };
}

async function itemsOf<Of extends Item>(
  site: WordPressSite,
  kind: Kind,
  more: (item: Item, post: Post) => Of | string,
): Promise<Of[]> {
  const all: Of[] = [];
  for await (const post of inTurn(site, seen(site, kind))) {
    const item = itemOf(site, post);
    const whole = item.title ? more(item, post) : 'it says nothing';
    if (typeof whole === 'string') site.items.leave(placeOf(post), whole, kind);
    else {
      site.items.read(placeOf(post), kind);
      all.push(whole);
    }
  }
  return all;
}

export const readNews = (site: WordPressSite): Promise<News[]> =>
  itemsOf(site, 'news', (item, { date }) => (date ? { ...item, date } : 'it has no date'));

export const readProjects = (site: WordPressSite): Promise<Project[]> =>
  itemsOf(site, 'projects', (item, post) => {
    const { known, unknown } = fieldsOf(post);
    const link = known.get('home-page') ?? '';
    return {
      ...item,
      link: /^https?:/.test(link) ? link : '',
      remarks: [...item.remarks, ...unknownFields(unknown)],
    };
  });

export const readEvents = (site: WordPressSite): Promise<LabEvent[]> =>
  itemsOf(site, 'events', (item, post) => {
    const { known, unknown } = fieldsOf(post);
    const isAllDay = /^(?:yes|1|true)$/i.test(known.get('isAllDay') ?? '');
    const moment = (name: string) =>
      (isAllDay ? '' : momentInUtc(known.get(`${name}InUtc`))) || dayOf(known.get(name));
    const start = moment('start');
    if (!start) return 'it does not say when the event is';
    const end = moment('end');
    const venue = site.byId.get(known.get('venueId') ?? '');
    const isInOrder = start.length === end.length && Date.parse(end) >= Date.parse(start);
    return {
      ...item,
      start,
      ...(isInOrder && end !== start && { end }),
      place: venue ? titleOf(venue) : (known.get('place') ?? ''),
      remarks: [...item.remarks, ...unknownFields(unknown)],
    };
  });

const dayOf = (written = '') => /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(written)?.[0] ?? '';

function momentInUtc(written = ''): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/.exec(written) ?? [];
  return day && time ? `${day}T${time}+00:00` : '';
}
