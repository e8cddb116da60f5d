import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['a portrait of this site', 'https://lab.test/images/profile/mia/1.webp', '/images/profile/mia/1.webp'],
  ['one of the local site', 'http://127.0.0.1:5005/images/profile/mia/1.webp', '/images/profile/mia/1.webp'],
  ['a picture of Google', 'https://google.test/a/mia=s96', 'https://google.test/a/mia=s96'],
  ['another folder', 'https://lab.test/images/news/mia/1.webp', 'https://lab.test/images/news/mia/1.webp'],
  ['a folder below', 'https://a.test/x/images/profile/1.webp', 'https://a.test/x/images/profile/1.webp'],
  [
    'a portrait that another address only names',
    'https://a.test/?from=https://lab.test/images/profile/1.webp',
    'https://a.test/?from=https://lab.test/images/profile/1.webp',
  ],
  ['a path', '/images/profile/mia/1.webp', '/images/profile/mia/1.webp'],
  ['no picture', '', ''],
])('%s', (_, address, path) => expect(ownPath(address)).toBe(path));
