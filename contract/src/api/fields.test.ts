import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { object, type Schema, type ValidationError } from 'yup';
import { fieldTexts } from '../texts/field-texts.ts';
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
  requiredProse,
  requiredText,
  text,
  url,
} from './fields.ts';
import { limits } from './limits.ts';
import { wrong } from './wrong.testing.ts';

describe('text', () => {
  test('is trimmed and loses control characters, but nothing else', () => {
    expect(clean('  <b>"&amp;"</b>\u0000\u001b\u0085 \u{1F600} \ud800  ')).toBe('<b>"&amp;"</b> \u{1F600}');
    expect(text('Name', 20).cast('one\n\ntwo\tthree')).toBe('one two three');
    expect(prose('Text', 20).cast('one\r\ntwo\tthree ')).toBe('one\ntwo\tthree');
  });

  test('cleaning a text twice is the same as once', () => {
    // Any code units, to include unpaired surrogates.
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0xffff }))
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(anyText, (value) => clean(clean(value)) === clean(value)));
  });

  test('is limited in length after cleaning', async () => {
    expect(await wrong(text('Name', 3), ' abc ')).toBeUndefined();
    expect(await wrong(text('Name', 3), 'abcd')).toBe('Name cannot exceed 3 characters');
  });

  test('that is required cannot be blank, null or left out', async () => {
    for (const value of ['', ' \n ', '\u0000', null, undefined]) {
      expect(await wrong(requiredText('Name', 3), value)).toBe('Name is required');
      expect(await wrong(requiredProse('Text', 3), value)).toBe('Text is required');
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
  ['https://a.b.example.org/x', true],
  ['see https://example.org', false],
  ['https://example.org:port', false],
  ['https://example..org', false],
  ['https://.example.org', false],
  ['https://example.org/a\\b', false],
  ['https://example.org?a=1', true],
  ['https://example.org#a', true],
])('the address %s: %s', async (value, good) => {
  expect(await wrong(url('Link'), value)).toBe(good ? undefined : 'Please provide a valid URL');
});

test('an address of any shape is checked quickly', async () => {
  // Measured in processor time of this process, so that a busy machine does not fail the test.
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
  ['https://a.b.googleusercontent.com', true],
  ['http://lh3.googleusercontent.com/a/x', false],
  ['https://googleusercontent.com/a/x', false],
  ['https://lh3.googleusercontent.com:8443/a/x', false],
  ['https://lh3.googleusercontent.com.example.org/a/x', false],
  ['https://example.org/.googleusercontent.com', false],
  ['https://example.org@lh3.googleusercontent.com/a', false],
  ['https://lh3-googleusercontent.com/a', false],
  ['https://example.org/a.webp', false],
  ['http://example.org/a.webp', false],
  ['/images/papers/../x.webp', false],
  ['/images/open-days/u_i-d/a_b.webp', true],
  ['/images/papers/uid/a.webp?x=1', false],
  ['/elsewhere/images/papers/uid/a.webp', false],
  ['/images/Papers/uid/a.webp', false],
  ['/images/papers/uid/b/a.webp', false],
  ['/images/papers/uid/awebp', false],
  ['https://example.org/a b.webp', false],
  ['', true],
  [undefined, true],
  ['//example.org/a.webp', false],
  ['data:image/webp;base64,AAAA', false],
])('the image %s: %s', async (value, good) => {
  const text = 'Please upload the image here: pictures at other addresses cannot be shown';
  expect(await wrong(image(), value)).toBe(good ? undefined : text);
});

test.each([
  ['/files/papers/uid/a.pdf', true],
  ['https://example.org/a.pdf', true],
  ['/files/papers/uid/a.html', false],
  ['/files/papers/u_i-d/a_b.pdf', true],
  ['/files/papers/uid/a.pdf?x=1', false],
  ['/elsewhere/files/papers/uid/a.pdf', false],
  ['/files/papers/uid/apdf', false],
])('the PDF %s: %s', async (value, good) => {
  expect((await wrong(pdf(), value)) === undefined).toBe(good);
});

test.each([
  '10.1000/182',
  'https://doi.org/10.1000/182',
  'http://dx.doi.org/10.1000/182',
  'doi:10.1000/182',
  'DOI: 10.1000/182',
  'http://doi.org/10.1000/182',
  'doi:  10.1000/182',
])('the DOI %s becomes bare', async (value) => {
  expect(await doi().validate(value)).toBe('10.1000/182');
});

test.each(['10.1000/doi:182', ''])('the DOI %j stays as it is', async (value) => {
  expect(await doi().validate(value)).toBe(value);
});

test.each([
  '10.1/x',
  '11.1000/182',
  'https://example.org/10.1000/182',
  '10.1000/',
  '10.123/x',
  '10.1234567890/x',
  '10.1000/1 2',
  'see doi:10.1000/182',
  'https://dxxdoi.org/10.1000/182',
  '1091000/182',
])('%s is no DOI', async (value) => {
  expect(await wrong(doi(), value)).toBe('Please provide a valid DOI, such as 10.1000/182');
});

test.each([
  ['mia@example.org', true],
  ['MIA+lab@Example.ORG', true],
  ['mia', false],
  ['mia@lab', false],
  ['mia@@example.org', false],
  ['mia @example.org', false],
  ['mia@example..org', false],
  ['mia@a.b.example.org', true],
  ['mia@example.org.', false],
  ['mia@exa mple.org', false],
  ['<mia@example.org>', false],
  ['mia@example.org x', false],
  ['mia@tom@example.org', false],
])('the email %s: %s', async (value, good) => {
  expect(await wrong(email(), value)).toBe(good ? undefined : 'Please provide a valid email');
  if (good) expect(await email().validate(value)).toBe(value.toLowerCase());
});

test('an email and a DOI must be text', async () => {
  expect(await wrong(email(), {})).toBe('Email is not valid');
  expect(await wrong(doi(), ['10.1000/182'])).toBe('DOI is not valid');
  expect(await wrong(email(), null)).toBeUndefined();
  expect(await wrong(doi(), null)).toBeUndefined();
});

test('lists lose empty entries, keep their order and are limited', async () => {
  const names = listOfTexts('Authors', 10, 2);
  expect(await names.validate([' ', 'B', '', 'A'])).toEqual(['B', 'A']);
  expect(await wrong(names, ['a', 'b', 'c'])).toBe('Authors cannot have more than 2 entries');
  expect(await wrong(names, 'a')).toBe('Authors is not valid');
  expect(await wrong(names, [null])).toBe('Authors is not valid');
  expect(await wrong(names, ['a'.repeat(11)])).toBe('Authors cannot exceed 10 characters');
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

test.each(['many', '1.5'])('the limit %s is refused', async (limit) => {
  expect(await wrong(pageQuery, { limit })).toBe(fieldTexts.pageLimit);
});

test.each<[Schema, number, string]>([
  [pageQuery.fields.cursor as Schema, 2_000, 'Cursor cannot exceed 2000 characters'],
  [email(), limits.email, `Email cannot exceed ${limits.email} characters`],
  [image(), limits.url, `Image cannot exceed ${limits.url} characters`],
  [pdf(), limits.url, `PDF cannot exceed ${limits.url} characters`],
  [doi(), limits.doi, `DOI cannot exceed ${limits.doi} characters`],
  [url('Link'), limits.url, `Link cannot exceed ${limits.url} characters`],
  [date('Day'), 40, 'Day cannot exceed 40 characters'],
])('what is too long says by how much, under its own name', async (schema, max, sentence) => {
  const sentences = async (length: number) =>
    schema.validate('x'.repeat(length), { abortEarly: false }).then(
      () => [],
      (error: ValidationError) => error.errors,
    );
  expect(await sentences(max + 1)).toContain(sentence);
  expect(await sentences(max)).not.toContain(sentence);
});

test.each([
  ['letters', 'a'.repeat(10_000_000)],
  ['spaces between two letters', `a${' '.repeat(10_000_000)}b`],
  ['lines between two letters', `a${'\n'.repeat(10_000_000)}b`],
  ['what is not printed between two letters', `a${'\0'.repeat(10_000_000)}b`],
])('a text far over its limit is refused without being looked at whole: %s', async (_of, value) => {
  const began = process.cpuUsage();
  for (const schema of [text('Name', 100), prose('Text', 100), email(), url('Link'), doi(), date('Day')])
    expect(await wrong(schema, value)).toBeDefined();
  // Ten seconds and more when each rule looked at all of it.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});

test('a text may have more around it than its limit', async () => {
  expect(await text('Name', 5).validate(`${' '.repeat(100_000)}Mia\n${' '.repeat(100_000)}`)).toBe('Mia');
});

test('no message of yup is ever shown', async () => {
  const inner = object({ name: text('Name', 3).defined() });
  for (const value of [null, 'text', 7, []]) {
    expect(['Please fill in this field', 'Please check this field']).toContain(await wrong(inner, value));
  }
});
