import { describe, expect, expectTypeOf, test } from 'vitest';
import { declare, type FormOf, type RecordOf } from './kind.ts';
import { editSchema, formSchema, listSchema, recordSchema } from './schemas.ts';

const words = {
  one: 'Thing',
  title: 'Things',
  heading: 'Add thing',
  submit: 'Add thing',
  empty: 'No things.',
  notFound: 'Thing not found.',
  added: 'Added',
  updated: 'Updated',
  deleted: 'Deleted',
  failed: 'Failed',
  deleteConfirm: 'Yes, delete it!',
};

/** Every type of field, required and optional where both are possible. */
const thing = declare({
  fields: {
    name: { is: 'text', label: 'Name', max: 10, missing: 'Name is required' },
    about: { is: 'prose', label: 'About', max: 20 },
    colour: {
      is: 'choice',
      label: 'Colour',
      values: ['red', 'blue'],
      labels: { red: 'Red', blue: 'Blue' },
      initial: 'red',
      missing: 'Choose a colour',
    },
    mail: { is: 'email', label: 'Email' },
    page: { is: 'url', label: 'Page' },
    phone: { is: 'phone', label: 'Phone', max: 10 },
    start: { is: 'moment', label: 'Start', missing: 'Start is required' },
    end: { is: 'moment', label: 'End' },
    image: { is: 'picture', label: 'Image', tooLarge: 'Too large' },
    people: { is: 'people', label: 'People', max: 2 },
    parts: {
      is: 'parts',
      label: 'Parts',
      max: 2,
      add: 'Add',
      remove: 'Remove',
      of: { name: { is: 'text', label: 'Part', max: 10, missing: 'Part is required' } },
    },
    links: { is: 'group', label: 'Links', of: { code: { is: 'url', label: 'Code' } } },
  },
  nameField: 'name',
  words,
  collection: 'things',
  shows: ['createdAt'],
  columns: {},
  calendar: { start: 'start', end: 'end', wrongOrder: 'The end cannot be before the start' },
});

const least = { name: 'A', colour: 'blue', start: '2026-12-01' };
const whole = {
  ...least,
  about: '',
  mail: '',
  page: '',
  phone: '',
  end: '',
  image: '',
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
  expectTypeOf<RecordOf<typeof thing>['memberIds']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<RecordOf<typeof thing>['createdAt']>().toEqualTypeOf<string>();
});

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
    });
  });

  test.each([
    [{ name: 'twelve letters' }, { name: 'Name cannot exceed 10 characters' }],
    [{ colour: 'green' }, { colour: 'Choose a colour' }],
    [{ mail: 'nobody' }, { mail: 'Please provide a valid email' }],
    [{ page: 'javascript:alert(1)' }, { page: 'Please provide a valid URL' }],
    [{ start: '2026-02-30' }, { start: 'Please provide a valid date (YYYY-MM-DD)' }],
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
  ])('refuses %j', async (wrong, errors) => {
    expect(await errorsOf({ ...least, ...wrong })).toEqual(errors);
  });

  test.each(['2026-12-01', '2026-12-02', ''])('accepts the end %j', async (end) => {
    expect(await errorsOf({ ...least, end })).toEqual({});
  });
});

test('the edit schema requires every field in `before`', async () => {
  const edit = editSchema(thing);
  expect(await edit.isValid({ ...least, before: whole })).toBe(true);
  expect(await edit.isValid({ ...least, before: { ...whole, parts: undefined } })).toBe(false);
  expect(await edit.validate(least)).not.toHaveProperty('before.name');
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
