/**
 * Long texts of news, areas and events: Markdown from the editor, and its plain words for everything else.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { twoAdmins } from '../../test/two-admins.ts';

let byAdmin: (what: string, body?: object) => ReturnType<typeof call>;
beforeAll(async () => {
  ({ byAdmin } = await twoAdmins());
});

const image = 'https://lh3.googleusercontent.com/picture';
const formatted = '## Rooms\n\nWe **moved** to [new rooms](https://example.org/rooms). $`E = mc^2`$';
const details = 'Rooms\n\nWe moved to new rooms. $E = mc^2$';
let count = 0;

async function publish(over: object) {
  const title = `We moved ${Date.now().toString(36)} ${++count}`;
  const { body } = await byAdmin('POST /News', { title, summary: 'New rooms.', image, ...over });
  const id: string = body.insertedId;
  return { id, read: async () => (await call(`GET /news/${id}`)).body };
}

test('readers get the HTML, and lists and feeds the plain words', async () => {
  const { id, read } = await publish({ formatted, details });
  const item = await read();
  expect(item).toMatchObject({ formatted, details });
  expect(item.rendered.formatted.html).toContain('<strong>moved</strong>');
  const listed = (await call('GET /news')).body.find(({ _id }: { _id: string }) => _id === id);
  expect(listed).toMatchObject({ formatted: '', details });
  expect(listed).not.toHaveProperty('rendered');
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/news/${id}`)).text();
  expect(page).toContain('<h2 dir="auto" id="text-rooms">Rooms</h2>');
  const [, thing = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(thing).toContain('We moved to new rooms.');
  expect(thing).not.toContain('**');
});

test('the server makes the plain words itself, so that they never say something else', async () => {
  const { read } = await publish({ formatted, details: 'We never moved.' });
  expect((await read()).details).toBe(details);
});

test('a text of a program that knows no Markdown is shown as it is', async () => {
  const { read } = await publish({ details: '2 * 3 * 4 and # no heading' });
  const item = await read();
  expect(item).toMatchObject({ details: '2 * 3 * 4 and # no heading', formatted: '' });
  expect(item).not.toHaveProperty('rendered');
});

describe('an edit', () => {
  test('of the plain words alone takes the place of the Markdown', async () => {
    const { id, read } = await publish({ formatted, details });
    await byAdmin(`PATCH /news/${id}`, { details: 'We moved back.' });
    const item = await read();
    expect(item).toMatchObject({ details: 'We moved back.', formatted: '' });
    expect(item.rendered).toEqual({});
  });

  test('of something else keeps it', async () => {
    const { id, read } = await publish({ formatted, details });
    await byAdmin(`PATCH /news/${id}`, { summary: 'Newer rooms.', details });
    expect(await read()).toMatchObject({ summary: 'Newer rooms.', formatted });
  });

  test('by two people at once is a conflict', async () => {
    const { id } = await publish({ formatted, details });
    const before = { formatted, details };
    const answers = await Promise.all(
      ['One.', 'Two.'].map((text) =>
        byAdmin(`PATCH /news/${id}`, { formatted: text, details: text, before }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('nothing in it runs', async () => {
  const attack = '<script>alert(1)</script> [press](javascript:alert(1)) <img src=x onerror=alert(1)>';
  const { id, read } = await publish({ formatted: attack, details: 'x' });
  const { html } = (await read()).rendered.formatted;
  expect(html).not.toMatch(/<script|<img|href="javascript/i);
  const page = await (await fetch(`${process.env.LAB_ADDRESS}/news/${id}`)).text();
  expect(page).not.toContain('<script>alert');
});
