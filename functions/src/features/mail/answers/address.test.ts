import { describe, expect, test } from 'vitest';
import { answerAddress, findSigned, withoutAddresses } from './address.ts';

const secret = 'a secret';
const key = '0123456789abcdef'.repeat(2);
const day = 24 * 60 * 60_000;
const now = Date.parse('2031-06-15T23:30:00Z');
const address = answerAddress('answers@lab.example', key, secret, now);
const found = (to: string, by = secret, at = now) => findSigned(to, by, at);

test('is one that every mail server takes, whatever it does to the case', () => {
  const [local = '', domain] = answerAddress('answers-to-lab1@lab.example', key, secret, now).split('@');
  expect([local.length, domain]).toEqual([64, 'lab.example']);
  expect(local).toMatch(/^answers-to-lab1\+[0-9a-z]{48}$/);
  expect(found(address.toUpperCase())).toEqual({ key, hasEnded: false });
});

test.each([
  ['alone', address],
  ['with a name', `"Kestrel, Point" <${address}>`],
  ['among others', `ada@lab.example, Lab <${address}>; jo@example.org`],
  ['after one that is made up', `${address.replace(/\+.{10}/, `+${'0'.repeat(10)}`)}, ${address}`],
])('is found %s', (_, to) => {
  expect(found(to)).toEqual({ key, hasEnded: false });
});

test('is valid for 30 days', () => {
  expect(found(address, secret, now + 30 * day)).toEqual({ key, hasEnded: false });
  expect(found(address, secret, now + 31 * day)).toEqual({ key, hasEnded: true });
});

describe('nobody can make one', () => {
  const token = /\+(.{48})@/.exec(address)?.[1] ?? '';

  test.each(Array.from({ length: 48 }, (_, at) => at))('by changing letter %i', (at) => {
    const other = token[at] === '0' ? '1' : '0';
    const changed = address.replace(token, token.slice(0, at) + other + token.slice(at + 1));
    expect(found(changed)).toBeUndefined();
  });

  test.each([
    '',
    'answers@lab.example',
    'answers+@lab.example',
    `answers+${'0'.repeat(48)}@lab.example`,
    `answers+${'v'.repeat(48)}@lab.example`,
    `answers+${'0'.repeat(47)}@lab.example`,
    `answers+${'é'.repeat(48)}@lab.example`,
  ])('as %j', (to) => {
    expect(found(to)).toBeUndefined();
  });

  test('with another secret, or for another mail', () => {
    expect(found(address, 'another')).toBeUndefined();
    const other = answerAddress('answers@lab.example', 'fedcba9876543210'.repeat(2), secret, now);
    expect(found(other)?.key).not.toBe(key);
  });
});

test('is cut out of a text that others read', () => {
  const text = withoutAddresses(
    `I answer to <${address}> and ${address.toUpperCase()}; write to a+b@lab.example.`,
  );
  expect(text).not.toMatch(/\+.{48}@/);
  expect(text).toContain('a+b@lab.example');
});

test('a list made to take long does not', () => {
  const started = performance.now();
  found('a'.repeat(50_000));
  found('a+'.repeat(25_000));
  found(`${address.replace('+', '+0')}, `.repeat(400));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('letters that only look like those of a token are none', () => {
  for (const letter of ['\u017f', '\u0131', '\u212a'])
    expect(findSigned(`answers+${letter.repeat(48)}@lab.test`, 'secret', Date.now())).toBeUndefined();
});
