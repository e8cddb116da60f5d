import { expect, it } from 'vitest';
import type { File } from '../data/storage.ts';
import { surplusOf } from './surplus.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const hour = 60 * 60 * 1000;

/** Uploaded one minute apart, the newest first. */
const uploaded = (count: number, folder: string, newest: number) =>
  Array.from({ length: count }, (_, index) => {
    const timeCreated = new Date(newest - index * 60_000).toISOString();
    return { name: `${folder}/f${index}.webp`, metadata: { timeCreated } } as File;
  });
const fileNames = (files: readonly File[] = []) => files.map(({ name }) => name);

it('a person keeps a hundred files that no record names, of whatever purpose, and the oldest are too many', () => {
  const pictures = uploaded(60, 'images/papers/ada', now - 2 * hour);
  const older = uploaded(60, 'images/profile/ada', now - 10 * hour);
  const found = surplusOf(
    [...older, ...pictures, ...uploaded(100, 'images/papers/ben', now - 5 * hour)],
    now,
  );
  expect([...found.keys()]).toEqual(['ada']);
  expect(fileNames(found.get('ada'))).toEqual(fileNames(older.slice(40)));
});

it('nothing of the last hour is too many, because its form may still be open', () => {
  const files = uploaded(150, 'files/papers/ada', now);
  // The hundred newest and those up to the sixtieth minute stay.
  expect(fileNames(surplusOf(files, now).get('ada'))).toEqual(fileNames(files.slice(100)));
  expect(surplusOf(uploaded(150, 'files/papers/ada', now + 2 * hour), now).size).toBe(0);
});

it('copies, which the server has made, belong to nobody', () => {
  expect(surplusOf(uploaded(300, 'copies/images/papers/ada', now - 5 * hour), now).size).toBe(0);
});
