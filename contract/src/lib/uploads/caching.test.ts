import { expect, it } from 'vitest';
import { imagePurposes } from '../images.ts';
import { cachingOf } from './caching.ts';
import { type FilePurpose, pdfName, pictureName } from './files.ts';

it('what belongs to a person is gone from a CDN and a browser within an hour', () => {
  const pictures = imagePurposes.map((purpose) => pictureName(purpose, 'ada', 'a'));
  const purposes: FilePurpose[] = ['papers', 'content', 'members'];
  const names = [...pictures, ...purposes.map((purpose) => pdfName('ada', 'a', purpose))];
  const kept = names.filter((name) => Number(/max-age=(\d+)/.exec(cachingOf(name))?.[1]) > 1800);
  expect(kept).toEqual(
    ['news', 'areas', 'collaborators', 'lab', 'content'].map((purpose) => `images/${purpose}/ada/a.webp`),
  );
  expect(cachingOf(pictureName('profile', 'ada', 'a'))).not.toMatch(/stale|immutable/);
});
