import { expect, test } from 'vitest';
import { object, string, ValidationError } from 'yup';
import { list } from './list.ts';

const names = list(string().required('Missing'), 3, {
  tooMany: 'Too many',
  isFilledIn: (name) => name !== '',
});

test('a list up to its limit is kept whole, without what is empty', async () => {
  expect(await names.validate(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(await names.validate(['a', '', 'b', '', '', 'c'])).toEqual(['a', 'b', 'c']);
  expect(await names.validate([])).toEqual([]);
});

test('a longer one is refused, and not shortened', async () => {
  await expect(names.validate(['a', 'b', 'c', 'd'])).rejects.toThrow('Too many');
  await expect(names.validate(['a', '', 'b', '', 'c', '', '', 'd'])).rejects.toThrow('Too many');
});

test('no more entries are judged than one too many', async () => {
  let classified = 0;
  const rows = list(
    object().test('counted', () => {
      classified++;
      return true;
    }),
    3,
  );
  await expect(rows.validate(Array.from({ length: 50_000 }, () => ({})))).rejects.toThrow(ValidationError);
  expect(classified).toBeLessThanOrEqual(4);
});

test('what is no list is no list', async () => {
  await expect(names.validate('a')).rejects.toThrow(ValidationError);
  await expect(names.validate({ length: 1 })).rejects.toThrow(ValidationError);
});
