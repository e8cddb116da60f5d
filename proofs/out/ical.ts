/**
 * ical.js, the calendar of Thunderbird, reads our calendar files, and says by its own rules when a local time
 * is, on the days when clocks change too.
 */
import { calendarFileOf } from '@lab/contract/features/pages/calendar-files';
import { kinds } from '@lab/contract/kinds/kinds';
import { writtenAt } from '@lab/contract/lib/moments';
import { eastOfUtc, momentIn } from '@lab/contract/lib/time-zones';
import { difference } from '../difference.ts';
import { type Case, type Lab, suite } from '../suite.ts';

/** As far as it is used here. */
interface Ical {
  design: { strict: boolean };
  parse(text: string): unknown;
  Component: new (parsed: unknown) => Component;
  Timezone: new (options: { component: Component; tzid: string }) => unknown;
  Time: new (parts: object, zone: unknown) => { toUnixTime(): number };
}

interface Component {
  getFirstSubcomponent(name: string): Component;
  getAllSubcomponents(name: string): Component[];
  getFirstPropertyValue(name: string): { toString(): string; isDate?: boolean; toJSDate(): Date } | null;
}

interface Event {
  title: string;
  place: string;
  start: string;
  end: string;
}

const zones = ['America/New_York', 'America/Los_Angeles', 'America/Denver'];
/** Both changes of two years, and the days around them. */
const days = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
  '2026-11-01',
  '2026-11-02',
  '2027-03-14',
  '2027-11-07',
];
const { pages } = kinds.events;
const readCalendar = async (address: string) => (await fetch(address)).text();

export const icalJs = suite({
  name: 'ical.js',
  part: 'Out',
  about: 'calendar files, and times on the days when clocks change',
  repository: 'kewisch/ical.js',
  commit: '926193a28ed90deeabe34d6be178d7d2a53ae6e3',
  needs: 'lab',
  product: { momentIn, readCalendar },
  planted: {
    momentIn: (local) => Date.parse(`${local.replace(' ', 'T')}-05:00`),
    readCalendar: async (address) => (await readCalendar(address)).replaceAll('DTSTART', 'DTSTAT'),
  },
  async *cases({ files, product, lab }) {
    const ical = (await files.load('lib/ical/module.js')).default as Ical;
    ical.design.strict = true;
    for (const name of zones) {
      const parsed = new ical.Component(ical.parse(files.read(`samples/timezones/${name}.ics`)));
      const zone = new ical.Timezone({ component: parsed.getFirstSubcomponent('vtimezone'), tzid: name });
      for (const day of days)
        for (const hour of [0, 3, 6, 12, 23]) yield time(ical, zone, name, day, hour, product);
    }
    yield* calendars(ical, lab, product);
  },
});

function time(
  ical: Ical,
  zone: unknown,
  name: string,
  day: string,
  hour: number,
  product: { momentIn: typeof momentIn },
): Case {
  const local = `${day} ${String(hour).padStart(2, '0')}:30`;
  const [year, month, date] = day.split('-').map(Number);
  return {
    name: `${name}, ${local}`,
    fault: () => {
      const theirs = new ical.Time(
        { year, month, day: date, hour, minute: 30, second: 0 },
        zone,
      ).toUnixTime();
      const ours = product.momentIn(local, name);
      const written = Date.parse(writtenAt(ours, eastOfUtc(ours, name)));
      return difference([ours / 1_000, written / 1_000], [theirs, theirs]);
    },
  };
}

const awkward = [
  { title: 'Kolloquium: Sand, Wasser; und "Wind" \\ zwei', place: 'Hörsaal 3, Hauptgebäude' },
  { title: `Ein sehr langer Titel ${'über Dünen 🏜 '.repeat(12)}`.trim(), place: '会議室' },
];

/** A file for all events and one for each, with what the lab says of them. */
async function* calendars(
  ical: Ical,
  lab: Lab,
  product: { readCalendar: typeof readCalendar },
): AsyncGenerator<Case> {
  await addEvents();
  const answer = await fetch(`${lab.address}/api/events?limit=50`);
  const events: (Event & { _id: string })[] = await answer.json();
  const all = await product.readCalendar(lab.address + calendarFileOf(pages.all));
  yield { name: 'the file of all events, its lines', fault: () => wrongLine(all) };
  const read = (text: string) => new ical.Component(ical.parse(text)).getAllSubcomponents('vevent');
  yield {
    name: 'the file of all events, each once',
    fault: () => {
      const uids = read(all).map((event) => String(event.getFirstPropertyValue('uid')));
      return difference(uids.map((uid) => uid.split('@')[0]).sort(), events.map(({ _id }) => _id).sort());
    },
  };
  for (const event of events)
    yield {
      name: `the file of an event: ${event.title}, ${event.start}`,
      fault: async () => {
        const text = await product.readCalendar(lab.address + calendarFileOf(pages.one(event._id)));
        const [found] = read(text);
        return wrongLine(text) ?? (found ? difference(said(found), expected(event)) : 'It has no event');
      },
    };
}

function wrongLine(text: string): string | undefined {
  if (/[^\r]\n/.test(text)) return 'A line does not end in CRLF';
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  return long && `A line has more than 75 bytes: ${long}`;
}

function said(event: Component) {
  const value = (name: string) => event.getFirstPropertyValue(name);
  const at = (name: string) => {
    const time = value(name);
    if (!time) return '';
    return time.isDate ? time.toString() : time.toJSDate().toISOString();
  };
  return {
    title: `${value('summary')}`,
    place: `${value('location') ?? ''}`,
    start: at('dtstart'),
    end: at('dtend'),
  };
}

/** The end of a whole day is the day after. */
function expected({ title, place, start, end }: Event) {
  if (start.length > 10)
    return { title, place, start: new Date(start).toISOString(), end: end && new Date(end).toISOString() };
  const dayAfter = new Date(Date.parse(end || start) + 86_400_000).toISOString().slice(0, 10);
  return { title, place, start, end: dayAfter };
}

/** Beside those of the demo lab, some on days when clocks change, with texts that are hard to write. */
async function addEvents(): Promise<void> {
  const { account, accessToken, baseUrl, post, signInByCall } = await import('../../e2e/lab.ts');
  const admin = account('admin');
  const token = await accessToken(admin.email, (await signInByCall(admin)).idToken);
  const written = (local: string, zone: string) => {
    const moment = momentIn(local, zone);
    return writtenAt(moment, eastOfUtc(moment, zone));
  };
  const times = [
    { start: '2026-10-25', end: '2026-10-25' },
    {
      start: written('2027-03-28 01:30', 'Europe/Berlin'),
      end: written('2027-03-28 03:30', 'Europe/Berlin'),
    },
    {
      start: written('2026-11-01 00:30', 'America/New_York'),
      end: written('2026-11-01 03:30', 'America/New_York'),
    },
  ];
  for (const text of awkward)
    for (const time of times)
      await post(`${baseUrl}/api/events`, { ...text, ...time, text: 'Zeile 1\n\nZeile 2' }, token);
}
