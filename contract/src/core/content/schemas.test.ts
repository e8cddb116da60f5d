import { describe, expect, expectTypeOf, test } from 'vitest';
import type { FormOf, RecordOf } from './kind.ts';
import { thing } from './made-up-kind.testing.ts';
import { editSchema, formSchema, listSchema, recordSchema } from './schemas.ts';

const least = { name: 'A', colour: 'blue', start: '2026-12-01', seats: 4 };
const whole = {
  ...least,
  about: '',
  story: '',
  mail: '',
  page: '',
  phone: '',
  end: '',
  written: '',
  paper: '',
  image: '',
  weight: null,
  days: [],
  open: false,
  leaflet: '',
  areas: [],
  works: [],
  people: [],
  parts: [],
  links: { code: '' },
};

const form = formSchema(thing);
const errorsOf = async (body: object): Promise<Record<string, string>> => {
  const found = await form.validate(body, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string; message: string }[] }) => error.inner,
  );
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
};

test('types are derived from the declaration', () => {
  expectTypeOf<FormOf<typeof thing>['colour']>().toEqualTypeOf<'red' | 'blue'>();
  expectTypeOf<FormOf<typeof thing>['parts']>().toEqualTypeOf<{ name: string }[]>();
  expectTypeOf<FormOf<typeof thing>['seats']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof thing>['memberIds']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<RecordOf<typeof thing>['createdAt']>().toEqualTypeOf<string>();
});

type Refused = [wrong: object, errors: Record<string, string>];

const refused: Refused[] = [
  [{ name: 'n'.repeat(41) }, { name: 'Name cannot exceed 40 characters' }],
  [{ colour: 'green' }, { colour: 'Choose a colour' }],
  [{ mail: 'nobody' }, { mail: 'Please provide a valid email' }],
  [{ page: 'javascript:alert(1)' }, { page: 'Please provide a valid URL' }],
  [
    { start: '2026-02-30' },
    { start: 'Please provide a valid date (YYYY-MM-DD) or date and time (YYYY-MM-DD HH:MM)' },
  ],
  ...[0, 101, 1.5, 'many', '0x10', '1e1', [5], true, {}, Number.POSITIVE_INFINITY].map(
    (seats): Refused => [{ seats }, { seats: 'Seats must be a whole number from 1 to 100' }],
  ),
  [{ written: '2024-13' }, { written: 'Please provide a valid date (YYYY-MM-DD)' }],
  [{ paper: '11.1/2' }, { paper: 'Please provide a valid DOI, such as 10.1000/182' }],
  [{ weight: '1,2,3' }, { weight: 'Weight must be a number from -10 to 10' }],
  [{ days: '7, 3' }, { days: 'Wrong days' }],
  [{ days: [1, 32] }, { days: 'Wrong days' }],
  [{ open: 'maybe' }, { open: 'Open is not valid' }],
  [{ weight: -10.01 }, { weight: 'Weight must be a number from -10 to 10' }],
  [{ seats: '' }, { seats: 'Seats is required' }],
  ...['/files/content/u/x.html', '/files/news/u/x.pdf', '/images/content/u/x.webp', 'http://a.b/x.pdf'].map(
    (leaflet): Refused => [
      { leaflet },
      { leaflet: 'The PDF must be one uploaded here or start with https://' },
    ],
  ),
  [{ areas: ['a', 'b', 'c', 'd'] }, { areas: 'Areas cannot have more than 3 entries' }],
  [{ works: ['a', 'b', 'c', 'd'] }, { works: 'Works cannot have more than 3 entries' }],
  [{ works: 'a' }, { works: 'Works is not valid' }],
  [{ areas: [{}] }, { 'areas[0]': 'Areas is not valid' }],
  [{ areas: 'a' }, { areas: 'Areas is not valid' }],
  [{ areas: ['x'.repeat(201)] }, { 'areas[0]': 'Areas cannot exceed 200 characters' }],
  [{ people: ['A', 'B', 'C'] }, { people: 'People cannot have more than 2 entries' }],
  [{ people: { length: 1 } }, { people: 'People is not valid' }],
  [{ parts: [{ name: '' }] }, { 'parts[0].name': 'Part is required' }],
  [{ parts: 'x' }, { parts: 'Parts is not valid' }],
  [{ links: { code: 'x' } }, { 'links.code': 'Please provide a valid URL' }],
  [{ end: '2026-11-30' }, { end: 'The end cannot be before the start' }],
  [
    { start: '2026-12-01T14:00+01:00', end: '2026-12-01T14:30+02:00' },
    { end: 'The end cannot be before the start' },
  ],
];

describe('the form schema', () => {
  test('adds empty values, and drops fields that are not declared', async () => {
    expect(await form.validate({ ...least, createdAt: 'x', uid: 'y' }, { stripUnknown: true })).toEqual(
      whole,
    );
  });

  test('answers each missing field with its own message', async () => {
    expect(await errorsOf({})).toEqual({
      name: 'Name is required',
      colour: 'Choose a colour',
      start: 'Start is required',
      seats: 'Seats is required',
    });
  });

  test.each(refused)('refuses %j', async (wrong, errors) => {
    expect(await errorsOf({ ...least, ...wrong })).toEqual(errors);
  });

  test.each([
    ['0.25', 0.25],
    [' 0,5 ', 0.5],
    ['-1', -1],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads the number %j as %j', async (weight, value) => {
    expect((await form.validate({ ...least, weight })).weight).toBe(value);
  });

  test.each(['2026-12-01', '2026-12-02', ''])('accepts the end %j', async (end) => {
    expect(await errorsOf({ ...least, end })).toEqual({});
  });
});

describe('the edit schema', () => {
  const edit = editSchema(thing);

  test('adds nothing to what the body names', async () => {
    expect(await edit.validate({})).toEqual({});
    for (const [field, value] of Object.entries(whole)) {
      const named = { [field]: value };
      expect(await edit.validate({ ...named, before: named })).toEqual({ ...named, before: named });
    }
    expect(await edit.validate({ links: {} })).toEqual({ links: {} });
  });

  test.each([
    ['name', 'Name is required'],
    ['colour', 'Choose a colour'],
    ['start', 'Start is required'],
    ['seats', 'Seats is required'],
  ])('refuses an empty %s', async (field, message) => {
    await expect(edit.validate({ [field]: '' })).rejects.toThrow(message);
  });

  test.each(refused)('refuses %j', async (wrong) => {
    expect(await edit.isValid({ ...least, ...wrong })).toBe(false);
  });
});

test('the reply schemas require every field', async () => {
  const record = { ...whole, _id: 'x', createdAt: '2026-01-01T00:00:00.000Z', memberIds: [] };
  expect(await recordSchema(thing).isValid(record, { strict: true })).toBe(true);
  expect(await listSchema(thing).isValid([record], { strict: true })).toBe(true);
  for (const field of Object.keys(whole)) {
    expect(await recordSchema(thing).isValid({ ...record, [field]: undefined }, { strict: true })).toBe(
      false,
    );
  }
});
