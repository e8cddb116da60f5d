import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ImagePurpose, imagePurposes, imageShape } from '../images.ts';
import {
  addressOfFile,
  copiesOf,
  copyOf,
  type FilePurpose,
  filePurposes,
  filesNamedIn,
  isUploadedPdf,
  isUploadedPicture,
  originalOf,
  pdfFolder,
  pdfName,
  pictureFolder,
  pictureName,
  roots,
  sharePictureOf,
  storedFile,
} from './files.ts';
import { copiesAt } from './picture-address.ts';

test.each([
  ['/images/papers/u/x.webp', { name: 'images/papers/u/x.webp', type: 'image/webp' }],
  ['/images/papers/u/x-480.webp', { name: 'images/papers/u/x.webp', type: 'image/webp', width: 480 }],
  ['/images/profile/u/a-b-96.webp', { name: 'images/profile/u/a-b.webp', type: 'image/webp', width: 96 }],
  ['/images/news/u/a-500.webp', { name: 'images/news/u/a-500.webp', type: 'image/webp' }],
  ['/images/papers/u/a-b-share.jpg', { name: 'images/papers/u/a-b.webp', type: 'image/jpeg' }],
  ['/images/lab/u/logo-icon.png', { name: 'images/lab/u/logo.webp', type: 'image/png' }],
  ['/files/papers/u/x.pdf', { name: 'files/papers/u/x.pdf', type: 'application/pdf' }],
])('%s names %o', (path, file) => {
  expect(storedFile(path)).toEqual(file);
});

test('a copy is in a folder that only the server writes, and its name leads to the original', () => {
  const copy = copyOf('images/papers/u/x.webp', 480, '17');
  expect(copy).toBe('copies/images/papers/u/x/480-17.webp');
  expect(originalOf(copy)).toBe('images/papers/u/x.webp');
  expect(originalOf('images/papers/u/x-480.webp')).toBe('images/papers/u/x.webp');
  expect(originalOf('images/papers/u/x.webp')).toBe('images/papers/u/x.webp');
  expect(originalOf('files/papers/u/x.pdf')).toBe('files/papers/u/x.pdf');
});

test.each([
  '/images/papers/u/../../x.webp',
  '/images/papers/u%2Fx.webp',
  '/images/papers/x.webp',
  '/images/papers/u/v/x.webp',
  '/images/other/u/x.webp',
  '/images/papers/u/x.svg',
  '/images/papers/u/x.jpg',
  '/images/profile/u/x-share.jpg',
  '/images/papers/u/v/x-share.jpg',
  '/images/papers/u/x.webp/',
  '/files/papers/u/x.html',
  '/files/news/u/x.pdf',
  '/images/papers/u/x-480-share.jpg.webp',
  '/token-secret',
  '/copies/images/papers/u/x/480-17.webp',
  '',
])('%s names nothing', (path) => {
  expect(storedFile(path)).toBeUndefined();
});

const filePurpose = fc.constantFrom<FilePurpose>(...filePurposes);
const word = fc.stringMatching(/^[\w-]{1,30}$/);
const purpose = fc.constantFrom<ImagePurpose>(...imagePurposes);
const widths = imagePurposes.flatMap((of) => imageShape(of).copies);
/** A name that ends like that of a copy counts as a copy. */
const ownName = word.filter((name) => !widths.some((width) => name.endsWith(`-${width}`)));

test('each address built for a picture is parsed back to it', () => {
  fc.assert(
    fc.property(purpose, word, ownName, fc.nat(), (purpose, uid, own, generation) => {
      const name = pictureName(purpose, uid, own);
      const address = addressOfFile(name);
      expect(name.startsWith(pictureFolder(purpose, uid))).toBe(true);
      expect(roots.some((root) => name.startsWith(root))).toBe(true);
      expect(isUploadedPicture(address)).toBe(true);
      expect(isUploadedPdf(address)).toBe(false);
      expect(storedFile(address)).toEqual({ name, type: 'image/webp' });
      expect(filesNamedIn({ any: [`https://lab.test${address}`], text: `see ${address}` })).toEqual([name]);
      expect(copiesAt(address).map(({ width }) => width)).toEqual(imageShape(purpose).copies);
      for (const { address: copy, width } of copiesAt(address)) {
        expect(storedFile(copy)).toEqual({ name, type: 'image/webp', width });
        expect(filesNamedIn([copy])).toEqual([name]);
        expect(originalOf(copyOf(name, width, generation))).toBe(name);
        expect(copyOf(name, width, generation).startsWith(copiesOf(name))).toBe(true);
      }
      const shared = sharePictureOf(address);
      if (purpose === 'profile') expect(shared).toBeUndefined();
      else expect(storedFile(shared ?? '')).toEqual({ name, type: 'image/jpeg' });
    }),
  );
});

test('a file that a text in Markdown shows or links to is named by its record', () => {
  const [picture, still, pdf] = ['images/content/u/a.webp', 'images/lab/u/b.webp', 'files/content/u/c.pdf'];
  const text = `![A "lamp"](/${picture} "By us") [![](/${still})](https://a.example) [map](</${pdf}>) /images/lab/u/d.webp`;
  expect(filesNamedIn({ text })).toEqual([picture, still, pdf]);
  expect(filesNamedIn({ html: `<img src="/${picture}">` })).toEqual([picture]);
});

test('a PDF’s address is parsed back to its name', () => {
  fc.assert(
    fc.property(filePurpose, word, word, (of, uid, own) => {
      const name = pdfName(uid, own, of);
      expect(name.startsWith(pdfFolder(uid, of))).toBe(true);
      expect(storedFile(addressOfFile(name))).toEqual({ name, type: 'application/pdf' });
      expect(filesNamedIn({ pdf: addressOfFile(name) })).toEqual([name]);
      expect(originalOf(name)).toBe(name);
    }),
  );
});

test('no other character is accepted anywhere in an address', () => {
  const built = fc.oneof(
    fc.tuple(purpose, word, word).map(([of, uid, name]) => addressOfFile(pictureName(of, uid, name))),
    fc.tuple(filePurpose, word, word).map(([of, uid, name]) => addressOfFile(pdfName(uid, name, of))),
  );
  const foreign = fc.oneof(
    fc.constantFrom('/', '.', '..', '%2F', '\\', '?', '#', ' ', '\n', '\0', '\u202e', 'é', '"'),
  );
  fc.assert(
    fc.property(built, foreign, fc.nat(), (address, bad, at) => {
      const place = at % (address.length + 1);
      const hostile = address.slice(0, place) + bad + address.slice(place);
      expect(storedFile(hostile)).toBeUndefined();
      expect(isUploadedPicture(hostile) || isUploadedPdf(hostile)).toBe(false);
      expect(copiesAt(hostile)).toEqual([]);
      expect(sharePictureOf(hostile)).toBeUndefined();
    }),
  );
});
