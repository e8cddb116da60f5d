/** Calendar files (iCalendar, RFC 5545): one for all records of a kind, and one for each record. */
import { AppError, api } from '@lab/contract';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { plainMath } from '@lab/contract/core/math/plain';
import { pageOfCalendarFile } from '@lab/contract/features/pages/calendar-files';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { decoded } from '@lab/contract/lib/decoded';
import { day } from '@lab/contract/lib/durations';
import { isWholeDay } from '@lab/contract/lib/moments';
import { siteTexts } from '@lab/contract/texts/texts';
import ical, { type ICalEventData } from 'ical-generator';
import { content } from '../../app/content-kinds.ts';
import { invoke } from '../../app/mounted.ts';
import { readByEnd } from '../../core/content/calendar-store.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { lastChange } from '../../core/data/time.ts';

/** The latest ones; calendar programs keep the older ones that they already have. */
const inOneFile = 100;

const calendars = Object.values<Content>(content).filter(({ store }) => store.kind.list === 'calendar');

interface Found {
  of: Content;
  /** Undefined for the file with all records. */
  id?: string;
}

/** Finds the kind and the id in a path such as `/events.ics` or `/events/{id}.ics`. */
export function calendarAt(pathname: string): Found | undefined {
  const page = pageOfCalendarFile(pathname);
  if (page === undefined) return undefined;
  for (const of of calendars) {
    const { pages }: Kind = of.store.kind;
    if (page === pages.all) return { of };
    const start = pages.one?.('') ?? '';
    if (page.startsWith(start) && !page.slice(start.length).includes('/')) {
      const id = decoded(page.slice(start.length));
      return id === undefined ? undefined : { of, id };
    }
  }
  return undefined;
}

type Stored = Parameters<typeof lastChange>[0] & Record<string, unknown>;

export async function writeCalendar({ of, id }: Found, { origin, host }: URL): Promise<string> {
  const [{ reply: lab }, { reply: settings }] = await Promise.all([
    invoke(api.labInfo.get),
    invoke(api.settings.get),
  ]);
  const found = id === undefined ? await readLatest(of) : [await readOne(of, id)];
  const words = await loadWords(settings.words);
  return withWords(words, () => calendarOf(of, lab.name, found, origin, host));
}

function calendarOf(of: Content, lab: string, found: [string, Stored][], origin: string, host: string) {
  const { pages, inFooter = '' }: Kind = of.store.kind;
  const file = ical({
    name: `${lab || siteTexts.product}: ${inFooter}`,
    prodId: { company: siteTexts.product, product: inFooter, language: siteTexts.language.toUpperCase() },
    url: origin + pages.all,
    events: found.map(([key, stored]) => eventOf(of, key, stored, origin, host)),
  });
  return file.toString();
}

async function readLatest({ store }: Content): Promise<[string, Stored][]> {
  const { records } = await readByEnd(store, { limit: inOneFile }, false);
  return records.map((doc) => [doc.id, { ...doc.data() }]);
}

async function readOne({ store }: Content, id: string): Promise<[string, Stored]> {
  const stored = (await store.document(id).get()).data();
  const { words }: Declaration = store.declared;
  if (!stored) throw new AppError('not-found', words.notFound);
  return [id, stored];
}

function eventOf(
  { store }: Content,
  id: string,
  stored: Stored,
  origin: string,
  host: string,
): ICalEventData {
  const { calendar, schemaOrg }: Declaration = store.declared;
  const { pages }: Kind = store.kind;
  const text = (field = '') => plainMath(String(stored[field] ?? ''));
  const { location, description } = schemaOrg?.properties ?? {};
  const [start, end] = [text(calendar?.start), text(calendar?.end)];
  return {
    id: `${id}@${host}`,
    summary: store.nameOf(stored),
    ...timesOf(start, end),
    location: text(location) || null,
    description: text(description) || null,
    url: origin + (pages.one?.(id) ?? pages.all),
    created: stored.createdAt.toDate(),
    lastModified: new Date(lastChange(stored)),
    stamp: new Date(lastChange(stored)),
  };
}

/** In iCalendar the end of a whole day is the day after, and has no time zone. */
function timesOf(start: string, end: string): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'floating'> {
  if (!isWholeDay(start))
    return { start: new Date(start), end: end && !isWholeDay(end) ? new Date(end) : null };
  const last = Date.parse((end || start).slice(0, 10));
  return { start: new Date(start), end: new Date(last + day), allDay: true };
}
