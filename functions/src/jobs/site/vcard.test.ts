import { expect, test } from 'vitest';
import { type Card, writeCard } from './vcard.ts';

const ada: Card = {
  name: 'Ada Byron',
  family: 'Byron',
  given: 'Ada',
  organization: 'University of Northhaven',
  title: 'Researcher',
  emails: ['ada@lab.test'],
  phones: ['+49 30 1'],
  urls: ['https://lab.test/userDetails/m1'],
  photo: 'https://lab.test/images/profile/u/ada.webp',
  uid: 'https://lab.test/userDetails/m1',
};
const unfolded = (card: string) => card.replaceAll('\r\n ', '');
const linesOf = (card: string) => unfolded(card).split('\r\n');

test('says how to reach a person', () => {
  expect(linesOf(writeCard(ada))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ada Byron',
    'N:Byron;Ada;;;',
    'ORG:University of Northhaven',
    'TITLE:Researcher',
    'EMAIL;TYPE=INTERNET:ada@lab.test',
    'TEL;TYPE=WORK,VOICE:+49 30 1',
    'URL:https://lab.test/userDetails/m1',
    'PHOTO;VALUE=URI:https://lab.test/images/profile/u/ada.webp',
    'UID:https://lab.test/userDetails/m1',
    'END:VCARD',
    '',
  ]);
});

test('has what follows a name', () => {
  expect(writeCard({ ...ada, suffix: 'Jr.' })).toContain('\r\nN:Byron;Ada;;;Jr.\r\n');
});

test('leaves out what is empty', () => {
  const bare = { organization: '', title: '', emails: [], phones: [], urls: [], photo: '' };
  expect(writeCard({ ...ada, ...bare })).not.toMatch(/^(ORG|TITLE|EMAIL|TEL|URL|PHOTO)/m);
});

test('no text begins a line of its own', () => {
  const hostile = 'x\r\nEMAIL:root@evil.example\n;,\\\u2028\u0000';
  const card = writeCard({
    ...ada,
    name: hostile,
    organization: hostile,
    urls: ['https://a.test/\r\nTEL:1'],
  });
  expect(linesOf(card).filter((line) => /^(EMAIL|TEL)/.test(line))).toEqual([
    'EMAIL;TYPE=INTERNET:ada@lab.test',
    'TEL;TYPE=WORK,VOICE:+49 30 1',
  ]);
  expect(unfolded(card)).toContain('FN:x\\nEMAIL:root@evil.example\\n\\;\\,\\\\\u2028 \r\n');
});

test('lines have at most 75 bytes, and no character is divided', () => {
  const name = '陽👩🏽‍🔬 مريم '.repeat(40).trim();
  const card = writeCard({ ...ada, name });
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(linesOf(card)).toContain(`FN:${name}`);
  expect(card).not.toContain('�');
});
