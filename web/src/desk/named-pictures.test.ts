import { expect, test } from 'vitest';
import { namedPictures } from './named-pictures.ts';

const chosen = (...names: string[]) => names.map((name) => ({ name, file: new File([name], name) }));

const files = chosen('team/Ada.JPG', 'team/müller.png', 'old/ada.jpg', 'Ivo Lee.webp', 'IMG_1.jpg');

const look = (...pictures: string[]) =>
  namedPictures(
    pictures.map((picture, at) => ({ line: at + 2, picture })),
    files,
  );

test.each([
  ['team/ada.jpg', 'team/Ada.JPG'],
  ['team\\Ada.jpg', 'team/Ada.JPG'],
  ['./old/ADA.jpg', 'old/ada.jpg'],
  ['Müller.png', 'team/müller.png'],
  ['mu\u0308ller', 'team/müller.png'],
  ['photos/Ivo Lee.webp', 'Ivo Lee.webp'],
  ['https://a.example/pics/IMG_1.jpg?size=2', 'IMG_1.jpg'],
  ['https://a.example/Ivo%20Lee.webp', 'Ivo Lee.webp'],
])('%s is the file %s', (picture, name) => {
  expect(look(picture).found.get(picture)?.name).toBe(name);
});

test('what is not among the files, is elsewhere, or could be several files is said with its line', () => {
  const found = look(
    'ada.jpg',
    'eve.jpg',
    'https://a.example/eve.jpg',
    '//a.example/x',
    'https://a.example/%',
    '',
  );
  expect(found.several).toEqual([{ line: 2, picture: 'ada.jpg' }]);
  expect(found.missing).toEqual([{ line: 3, picture: 'eve.jpg' }]);
  expect(found.elsewhere.map(({ line }) => line)).toEqual([4, 5, 6]);
  expect(found.found.size).toBe(0);
  expect(found.unused).toHaveLength(files.length);
});

test('a picture that is stored here needs no file', () => {
  const here = '/images/profile/u/a.webp';
  expect(look(here)).toMatchObject({ missing: [], elsewhere: [], several: [] });
});

test('files that no row names are said', () => {
  expect(look('IMG_1.jpg', 'Ivo Lee').unused).toEqual(['team/Ada.JPG', 'team/müller.png', 'old/ada.jpg']);
});
