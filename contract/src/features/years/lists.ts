/** What happened in a year besides works, as its page and its files list it; no list is empty. */
import { kinds, outputKeys, outputKinds } from '../../kinds/kinds.ts';
import { formatDate } from '../../texts/dates.ts';
import { spanOfDates } from '../outputs/span.ts';
import { paths } from '../pages/paths.ts';
import type { TeamRole } from '../team/roles.ts';
import { termName } from '../team/terms.ts';
import { teamTexts } from '../team/texts.ts';
import { outputsOfYear } from './numbers.ts';
import type { Year } from './schemas.ts';
import { yearTexts } from './texts.ts';

interface Row {
  id: string;
  title: string;
  /** Of its page, if it has one. */
  path?: string;
  beside: string;
}

interface ListOfYear {
  id: string;
  title: string;
  rows: Row[];
  /** Where there are more of them. */
  more?: { text: string; path: string };
}

type Listed = Pick<Year, 'came' | 'left' | 'made' | 'events' | 'eventCount' | 'news'>;

export function listsOf(year: Listed, roles: readonly TeamRole[]): ListOfYear[] {
  const { came, left, made, events, eventCount, news } = year;
  const person = ({ _id, name, role, title, date, next }: Year['came'][number]): Row => {
    const called = termName({ role, title, from: '', until: '' }, roles);
    const what = [called, formatDate(date)].filter(Boolean).join(', ');
    return {
      id: _id,
      title: name || teamTexts.defaults.name,
      path: paths.member(_id),
      beside: next ? `${what} → ${next}` : what,
    };
  };
  const ofKind = outputKeys.map((key): ListOfYear => {
    const { pages } = outputKinds[key];
    const rows = made
      .filter(({ kind }) => kind === key)
      .map(({ _id, title, start, end }) => ({
        id: _id,
        title,
        ...('one' in pages && { path: pages.one(_id) }),
        beside: spanOfDates(start, end),
      }));
    return { id: key, title: outputsOfYear(key), rows };
  });
  const allEvents = { text: yearTexts.moreEvents(eventCount), path: kinds.events.pages.all };
  const lists: ListOfYear[] = [
    { id: 'came', title: yearTexts.came, rows: came.map(person) },
    { id: 'left', title: yearTexts.left, rows: left.map(person) },
    ...ofKind,
    {
      id: 'events',
      title: yearTexts.events,
      rows: events.map(({ _id, title, start }) => ({
        id: _id,
        title,
        path: kinds.events.pages.one(_id),
        beside: formatDate(start.slice(0, 10)),
      })),
      ...(eventCount > events.length && { more: allEvents }),
    },
    {
      id: 'news',
      title: yearTexts.news,
      rows:
        news > 0
          ? [{ id: 'all', title: yearTexts.newsItems(news), path: kinds.news.pages.all, beside: '' }]
          : [],
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}
