/** Lists of what has a beginning and an end, and the files for people's own calendars. */
import { writtenAt } from '@lab/contract/lib/moments';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, nextPath } from '../../test/call.ts';
import { contentBody } from '../../test/content.ts';
import { makeAdmin, type Person } from '../../test/people.ts';

const origin = process.env.LAB_ADDRESS;
const hour = 3_600_000;
const inHours = (hours: number) => writtenAt(Date.now() + hours * hour, 60);
const dayIn = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10);

let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin();
});

const send = (what: string, body: object = {}): Promise<Answer> => call(what, { token: admin.token, body });
const add = async (over: object) =>
  (await send('POST /events', contentBody('events', { people: [], ...over }))).body.insertedId as string;
const ids = ({ body }: Answer): string[] => body.map(({ _id }: { _id: string }) => _id);
const ours = (all: string[], wanted: string[]) => all.filter((id) => wanted.includes(id));

async function allPast(): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = '/events?when=past&limit=2'; next; ) {
    const answer = await call(`GET ${next}`);
    found.push(...ids(answer));
    next = nextPath(answer);
  }
  return found;
}

describe('a calendar', () => {
  test('has the next first, then the latest first, and a day is not past before it has ended everywhere', async () => {
    const later = await add({ start: inHours(72), end: '' });
    const running = await add({ start: inHours(-50), end: inHours(80) });
    const today = await add({ start: dayIn(0), end: '' });
    const longAgo = await add({ start: dayIn(-30), end: dayIn(-29) });
    const justOver = await add({ start: inHours(-3), end: inHours(-2) });
    const made = [later, running, today, longAgo, justOver];

    expect(ours(ids(await call('GET /events?when=upcoming')), made)).toEqual([running, today, later]);
    const past = await allPast();
    expect(ours(past, made)).toEqual([justOver, longAgo]);
    expect(new Set(past).size).toBe(past.length);
    expect(ours(ids(await call('GET /events?limit=100')), made)).toHaveLength(5);
    for (const id of made) await send(`DELETE /events/${id}`);
  });

  test('moves with its end', async () => {
    const id = await add({ start: inHours(-3), end: '' });
    expect(await allPast()).toContain(id);
    await send(`PATCH /events/${id}`, contentBody('events', { start: inHours(1), end: inHours(2) }));
    expect(await allPast()).not.toContain(id);
    expect(ids(await call('GET /nextEvents'))).toContain(id);
    await send(`DELETE /events/${id}`);
    expect(ids(await call('GET /nextEvents'))).not.toContain(id);
  });

  test.each(['someday', 'past%20'])('does not know %s', async (when) => {
    expect((await call(`GET /events?when=${when}`)).status).toBe(400);
  });

  test('an end before the start is refused at its field', async () => {
    const { status, body } = await send(
      'POST /events',
      contentBody('events', { start: dayIn(2), end: dayIn(1) }),
    );
    expect([status, body.fields]).toEqual([400, { end: 'The end cannot be before the start' }]);
  });
});

describe('a file for calendars', () => {
  /** Long lines are folded: what goes on begins with a space. */
  const read = async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    const text = await answer.text();
    return { answer, text, lines: text.replace(/\r\n[ \t]/g, '').split('\r\n') };
  };

  test('has one event, and nothing that is written in it becomes a line of its own', async () => {
    const id = await add({
      title: `Open day; with, commas \\ and "quotes" ${'ü'.repeat(100)}`,
      place: 'Hall 1',
      text: 'First line\nATTENDEE:mailto:x@example.org\r\nEND:VEVENT',
      start: '2031-05-06T14:00+02:00',
      end: '2031-05-06T16:00+02:00',
    });
    const { answer, text, lines } = await read(`/events/${id}.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 76)).toBe(true);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(lines).toContain('DTSTART:20310506T120000Z');
    expect(lines).toContain('DTEND:20310506T140000Z');
    expect(lines).toContain('LOCATION:Hall 1');
    expect(lines.find((line) => line.startsWith('UID:'))).toContain(id);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(
      'Open day\\; with\\, commas \\\\ and',
    );
    expect(lines.some((line) => line.startsWith('URL') && line.endsWith(`/events/${id}`))).toBe(true);
  });

  test('has whole days as days, the last of them included', async () => {
    const id = await add({ start: '2031-05-06', end: '2031-05-07' });
    const { lines } = await read(`/events/${id}.ics`);
    expect(lines).toContain('DTSTART;VALUE=DATE:20310506');
    expect(lines).toContain('DTEND;VALUE=DATE:20310508');
  });

  test('of all events has those to come', async () => {
    const id = await add({ start: inHours(200), end: '' });
    const { answer, lines } = await read('/events.ics');
    expect(answer.status).toBe(200);
    expect(lines.some((line) => line.startsWith(`UID:${id}@`))).toBe(true);
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  });

  test.each(['/events/nowhere.ics', '/news.ics', '/events/a/b.ics', '/events/%25.ics', '/events/.ics'])(
    '%s is not there',
    async (path) => {
      expect((await read(path)).answer.status).toBe(404);
    },
  );
});
