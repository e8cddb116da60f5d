import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { object, type Schema, ValidationError } from 'yup';
import {
  clean,
  date,
  doi,
  email,
  image,
  listOfTexts,
  pageQuery,
  pdf,
  prose,
  requiredText,
  text,
  url,
} from './fields.ts';

async function wrong(schema: Schema, value: unknown): Promise<string | undefined> {
  try {
    await schema.validate(value);
    return undefined;
  } catch (error) {
    if (ValidationError.isError(error)) return error.errors[0];
    throw error;
  }
}

describe('text', () => {
  test('is trimmed and loses control characters, and nothing else', () => {
    expect(clean('  <b>"&amp;"</b>\u0000\u001b\u0085 \u{1F600} \ud800  ')).toBe('<b>"&amp;"</b> \u{1F600}');
    expect(text('Name', 20).cast('one\ntwo\tthree')).toBe('one two three');
    expect(prose('Text', 20).cast('one\r\ntwo\tthree ')).toBe('one\ntwo\tthree');
  });

  test('cleaning twice is cleaning once, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (value) => clean(clean(value)) === clean(value)));
  });

  test('is limited after cleaning, with a sentence', async () => {
    expect(await wrong(text('Name', 3), ' abc ')).toBeUndefined();
    expect(await wrong(text('Name', 3), 'abcd')).toBe('Name cannot exceed 3 characters');
  });

  test('that is required cannot be blank, null or left out', async () => {
    for (const value of ['', ' \n ', '\u0000', null, undefined]) {
      expect(await wrong(requiredText('Name', 3), value)).toBe('Name is required');
    }
    expect(await wrong(requiredText('Name', 3, 'Say your name'), '')).toBe('Say your name');
  });

  test.each([{}, [], ['a'], { length: 2 }])('is never %o', async (value) => {
    expect(await wrong(text('Name', 30), value)).toBe('Name is not valid');
  });
});

test.each([
  ['https://example.org', true],
  ['http://example.org:8080/a?b=c#d', true],
  ['HTTPS://EXAMPLE.ORG/ÄÖ', true],
  ['', true],
  ['example.org', false],
  ['ftp://example.org', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://user:secret@example.org', false],
  ['https://example.org/a b', false],
  ['https://example.org/"><script>', false],
  ['https:///example.org', false],
])('the address %s: %s', async (value, good) => {
  expect(await wrong(url('Link'), value)).toBe(good ? undefined : 'Please provide a valid URL');
});

test('an address of any shape is judged in no time', async () => {
  // Of the process's own time, so that a busy machine is no failure.
  const began = process.cpuUsage();
  for (const value of [
    `http://${'a.'.repeat(990)}`,
    `http://${'a'.repeat(1_900)}:`,
    `https://${'.'.repeat(1_900)}`,
  ]) {
    await wrong(url('Link'), value);
  }
  expect(process.cpuUsage(began).user).toBeLessThan(200_000);
});

test.each([
  ['/images/papers/uid/a-b.webp', true],
  ['https://lh3.googleusercontent.com/a/x=s96-c', true],
  ['http://example.org/a.webp', false],
  ['/images/papers/../x.webp', false],
  ['//example.org/a.webp', false],
  ['data:image/webp;base64,AAAA', false],
])('the image %s: %s', async (value, good) => {
  const text = 'The image must be one uploaded here or start with https://';
  expect(await wrong(image(), value)).toBe(good ? undefined : text);
});

test.each([
  ['/files/papers/uid/a.pdf', true],
  ['https://example.org/a.pdf', true],
  ['/files/papers/uid/a.html', false],
])('the PDF %s: %s', async (value, good) => {
  expect((await wrong(pdf(), value)) === undefined).toBe(good);
});

test.each([
  ['2025-03-01', true],
  ['2024-02-29', true],
  ['2025-03-01T12:00:00Z', true],
  ['2025-03-01T12:00:00.000+02:00', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['01.03.2025', false],
  ['2025-3-1', false],
  ['March 2025', false],
  ['20250301', false],
])('the date %s: %s', async (value, good) => {
  expect(await wrong(date('Date'), value)).toBe(
    good ? undefined : 'Please provide a valid date (YYYY-MM-DD)',
  );
});

test('no text at all makes the date rule throw anything but its sentence', async () => {
  await fc.assert(fc.asyncProperty(fc.string(), async (value) => void (await wrong(date('Date'), value))));
});

test.each([
  '10.1000/182',
  'https://doi.org/10.1000/182',
  'http://dx.doi.org/10.1000/182',
  'doi:10.1000/182',
  'DOI: 10.1000/182',
])('the DOI %s becomes bare', async (value) => {
  expect(await doi().validate(value)).toBe('10.1000/182');
});

test.each(['10.1/x', '11.1000/182', 'https://example.org/10.1000/182', '10.1000/'])(
  '%s is no DOI',
  async (value) => {
    expect(await wrong(doi(), value)).toBe('Please provide a valid DOI, such as 10.1000/182');
  },
);

test.each([
  ['mia@example.org', true],
  ['MIA+lab@Example.ORG', true],
  ['mia', false],
  ['mia@lab', false],
  ['mia@@example.org', false],
  ['mia @example.org', false],
  ['mia@example..org', false],
])('the email %s: %s', async (value, good) => {
  expect(await wrong(email(), value)).toBe(good ? undefined : 'Please provide a valid email');
  if (good) expect(await email().validate(value)).toBe(value.toLowerCase());
});

test('lists lose their blanks, keep their order and have an end', async () => {
  const names = listOfTexts('Authors', 10, 2);
  expect(await names.validate([' ', 'B', '', 'A'])).toEqual(['B', 'A']);
  expect(await wrong(names, ['a', 'b', 'c'])).toBe('Authors cannot have more than 2 entries');
  expect(await wrong(names, 'a')).toBe('Authors is not valid');
  expect(await wrong(names, [null])).toBe('Authors is not valid');
});

test.each([
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['1000', 100],
  [undefined, undefined],
])('the limit %s is %s', async (given, limit) => {
  expect((await pageQuery.validate({ limit: given })).limit).toBe(limit);
});

test('no library sentence ever reaches a person', async () => {
  const inner = object({ name: text('Name', 3).defined() });
  for (const value of [null, 'text', 7, []]) {
    expect(['Please fill in this field', 'Please check this field']).toContain(await wrong(inner, value));
  }
});
