import { mailEventNames, mailEventOf } from '@lab/contract/features/mail/events';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { parse } from 'parse5';
import { describe, expect, it, test } from 'vitest';
import type { Lab } from './lab.ts';
import { linkTo, oneLine, render } from './render.ts';

const lab: Lab = {
  name: 'Kestrel Point',
  email: 'lab@kestrel.test',
  words: {},
  origin: 'https://kestrel.test',
};
const notified = { name: 'On fog', about: 'Mia', detail: '', path: '', reader: 'Jo', leave: '' };

describe.each(mailEventNames)('the mail about %s', (event) => {
  const { to } = mailEventOf(event);
  const leave = to === 'subscriber' ? '/subscription?leave=a.b' : '';
  const { subject, text, html } = render({ event, ...notified, detail: 'Which data?', leave }, lab);

  it('says who writes, why, and how to stop it', () => {
    expect(text).toContain('Kestrel Point');
    expect(text).toContain('You get this');
    const stop = /choose which mail you get|always sent|leave with one press/;
    if (to !== 'address' && to !== 'asker') expect(text).toMatch(stop);
  });

  it('has nothing of the record in its subject', () => {
    expect(subject).not.toMatch(/On fog|Mia|Jo|Which data/);
  });

  it('says the same as text and as HTML, and links only to the lab', () => {
    expect(text).toContain('> Which data?');
    expect(html).toContain('Which data?');
    const links = [...text.matchAll(/https?:\/\/[^\s]+/g), ...html.matchAll(/href="([^"]+)"/g)];
    expect(links.length).toBeGreaterThan(1);
    for (const [whole, link = whole] of links) expect(link).toMatch(/^https:\/\/kestrel\.test\//);
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  });
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '</blockquote><a href="https://else.example">here</a>',
  '&lt;b&gt;',
])('%s is text in the HTML', (hostile) => {
  const { html } = render(
    { event: 'messageReceived', name: hostile, about: hostile, detail: hostile, reader: hostile, path: '' },
    { ...lab, name: hostile },
  );
  const names: string[] = [];
  const walk = (node: object) => {
    if ('tagName' in node) names.push(String(node.tagName));
    if ('childNodes' in node) for (const child of node.childNodes as object[]) walk(child);
  };
  walk(parse(html));
  expect(new Set(names)).toEqual(
    new Set(['html', 'head', 'meta', 'title', 'body', 'p', 'blockquote', 'a', 'br']),
  );
  expect(names.filter((name) => name === 'a')).toHaveLength(1);
  expect(html).not.toContain('<script');
});

test.each([
  ['/dashboard', 'https://kestrel.test/dashboard'],
  ['/invitation#key', 'https://kestrel.test/invitation#key'],
  ['//else.example/x', 'https://kestrel.test/'],
  ['/\\else.example', 'https://kestrel.test/'],
  ['https://else.example/', 'https://kestrel.test/'],
  ['javascript:alert(1)', 'https://kestrel.test/'],
  ['https://kestrel.test@else.example/', 'https://kestrel.test/'],
  ['http://kestrel.test/', 'https://kestrel.test/'],
])('a link to %s leads to %s', (path, expected) => {
  expect(linkTo(lab.origin, path)).toBe(expected);
});

test.each([
  ['Kestrel\r\nBcc: else@else.example', 'Kestrel Bcc: else@else.example'],
  ['Kestrel\u2028Bcc: x', 'Kestrel Bcc: x'],
  ['\u202eevil', 'evil'],
  ['a\u0000b', 'a b'],
  ['x'.repeat(400), 'x'.repeat(150)],
  ['🦅'.repeat(200), '🦅'.repeat(150)],
])('%j is one line in a header', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test('a lab that speaks German writes German, in its own words, and the next one English', async () => {
  const words = await loadWords({ language: 'de', own: { 'mail/subjects/paperFeedback': '{1} sagt etwas' } });
  const german = render({ event: 'paperFeedback', ...notified }, { ...lab, words });
  expect(german.subject).toBe('Kestrel Point sagt etwas');
  expect(german.text).toContain('Guten Tag Jo,');
  expect(german.html).toContain('lang="de"');
  expect(render({ event: 'paperFeedback', ...notified }, lab).text).toContain('Hello Jo,');
});

test('a lab without a name, and a reader without one, are addressed all the same', () => {
  const { subject, text } = render(
    { event: 'testMail', ...notified, name: '', reader: '' },
    { ...lab, name: '' },
  );
  expect(subject).toMatch(/^\S.*: a test$/);
  expect(text).toMatch(/^Hello,\n/);
});
