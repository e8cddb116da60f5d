import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { sourceAt } from './source.ts';

const bounds = { files: 6, fileBytes: 1_000, bytes: 1_500, depth: 3 };

const folder = () => mkdtemp(join(tmpdir(), 'site-'));

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await folder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

async function zipWith(
  files: Readonly<Record<string, string>>,
  change: (bytes: Buffer) => void = () => {},
  mode = 0o100644,
): Promise<string> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mode });
  zip.end();
  const path = join(await folder(), 'site.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const bytes = await readFile(path);
  change(bytes);
  await writeFile(path, bytes);
  return path;
}

const config = { '_config.yml': 'title: Lab' };

/** In the directory of the zip file, which has every name a second time. */
const replaced = (from: string, to: string) => (bytes: Buffer) => {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
};

const refusal = (path: string) =>
  sourceAt(path, bounds).then(
    () => 'read',
    (error: Error) => error.message,
  );

describe('a source', () => {
  test.each([
    [
      'folder',
      () => folderWith({ 'lab-main/_config.yml': 'title: Lab', 'lab-main/a/b.md': 'B', 'x.txt': 'X' }),
    ],
    [
      'zip file',
      () => zipWith({ 'lab-main/_config.yml': 'title: Lab', 'lab-main/a/b.md': 'B', 'x.txt': 'X' }),
    ],
  ])('is read from the folder with its settings: %s', async (_, made) => {
    const source = await sourceAt(await made(), bounds);
    expect([...source.files].sort()).toEqual([
      ['_config.yml', 10],
      ['a/b.md', 1],
    ]);
    expect(String(await source.read('a/b.md'))).toBe('B');
    expect([...source.unread]).toEqual([['x.txt', 'outside of the folder of the site']]);
    source.close();
  });

  test.each([
    ['no settings and no pages', () => folderWith({ 'notes.txt': 'x' }), 'no site that can move in'],
    ['settings of something else', () => folderWith({ 'config.toml': 'x' }), 'no site that can move in'],
    [
      'too many files',
      () => folderWith(Object.fromEntries([...'abcdefg'].map((name) => [name, name]))),
      '6 files',
    ],
    [
      'too much together',
      () => folderWith({ ...config, a: 'x'.repeat(900), b: 'x'.repeat(900) }),
      'together',
    ],
    ['too much together', () => zipWith({ ...config, a: 'x'.repeat(900), b: 'x'.repeat(900) }), 'together'],
    [
      'no zip file',
      async () => join(await folderWith({ 'site.zip': 'PK nothing' }), 'site.zip'),
      'cannot be read',
    ],
    [
      'a way out',
      () => zipWith({ ...config, 'xx/evil': 'x' }, replaced('xx/evil', '../evil')),
      'cannot be read',
    ],
    [
      'a root',
      () => zipWith({ ...config, 'xetc/evil': 'x' }, replaced('xetc/evil', '/etc/evil')),
      'cannot be read',
    ],
    [
      'encryption',
      () => zipWith(config, (bytes) => bytes.writeUInt8(1, bytes.indexOf('PK\u0001\u0002') + 8)),
      'encrypted',
    ],
    ['nothing there', async () => '/no/such/site', 'There is no'],
  ])('with %s is refused with a sentence', async (_, made, sentence) => {
    expect(await refusal(await made())).toContain(sentence);
  });

  test.each([
    ['pages', { 'a.html': '', 'b/c.html': '' }, 'html', ''],
    [
      'pages in a folder',
      { 'lab.example/index.html': '', 'lab.example/b/index.html': '' },
      'html',
      'lab.example/',
    ],
    ['pages in two languages', { 'x/de/index.html': '', 'x/en/index.html': '' }, 'html', 'x/'],
    ['pages with a feed', { 'index.html': '', 'feed.xml': '<rss version="2.0"/>' }, 'html', ''],
    [
      'an export beside pages',
      { 'index.html': '', 'lab.xml': '<rss xmlns:wp="http://wordpress.org/export/1.2/">' },
      'wordpress',
      '',
    ],
    ['pages of a theme', { 'lab.xml': '', 'wp-content/themes/a/index.html': '' }, 'wordpress', ''],
    ['settings beside pages', { ...config, 'index.html': '' }, 'jekyll', ''],
  ])('is known by its files: %s', async (_, files, program, root) => {
    expect(await sourceAt(await folderWith(files), bounds)).toMatchObject({ program, root });
  });

  test('leaves out what is too large or too deep, and follows no link', async () => {
    const root = await folderWith({ ...config, big: 'x'.repeat(1_001), 'a/b/c/d': 'deep', '.git/x': 'x' });
    await symlink('/etc/passwd', join(root, 'link'));
    const { files, unread } = await sourceAt(root, bounds);
    expect([...files.keys()]).toEqual(['_config.yml']);
    expect(Object.fromEntries(unread)).toEqual({
      big: 'larger than 0.001 MB',
      'a/b/c/d': 'in too many folders',
      link: 'a symbolic link, which is not followed',
      '.git/': 'a folder of a program',
    });
    const zip = await sourceAt(
      await zipWith({ link: '/etc/passwd', '_config.yml': 'x' }, undefined, 0o120777),
      bounds,
    ).catch((error: Error) => error.message);
    expect(zip).toContain('no site that can move in');
  });

  test('of a zip file that says too little of its sizes is not unpacked whole', async () => {
    const path = await zipWith({ ...config, bomb: 'x'.repeat(100_000) }, (bytes) => {
      const entry = bytes.lastIndexOf('PK\u0001\u0002');
      bytes.writeUInt32LE(10, entry + 24);
    });
    const source = await sourceAt(path, bounds);
    await expect(source.read('bomb')).rejects.toThrow(/too many bytes/);
    source.close();
  });
});
