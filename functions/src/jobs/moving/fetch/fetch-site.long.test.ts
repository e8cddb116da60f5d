/** Longer than 300 lines, because all tests fetch made-up sites from the same small server. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { silent } from '../progress.ts';
import { readSite } from '../read-site.ts';
import { sourceAt } from '../source/source.ts';
import { usual } from './crawl.ts';
import { type FetchedSite, fetchSite, knownSite, siteAt } from './fetch-site.ts';
import { getFromSite } from './site-get.ts';

const bounds = { ...usual, pauseSeconds: 0, secondMs: 1, milliseconds: 30_000 };

beforeEach(() => void vi.stubEnv('LAB_MOVES_FROM_LOOPBACK', 'yes'));

type Served = Record<string, string | Buffer | RequestListener>;

const types: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xml: 'application/xml',
  zip: 'application/zip',
};

interface Started {
  site: URL;
  served: Served;
  asked: string[];
  folder: string;
  fetch(more?: Partial<typeof bounds>): Promise<FetchedSite | string>;
  /** Puts the proof where the sentence says. */
  prove(): Promise<void>;
}

async function serve(served: Served, base = '/'): Promise<Started> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const found = served[path];
    if (typeof found === 'function') return found(request, response);
    const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html; charset=utf-8';
    return void response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': type })
      .end(found ?? 'no');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const site = siteAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`);
  const folder = await mkdtemp(join(tmpdir(), 'fetched-'));
  const fetch = (more: Partial<typeof bounds> = {}) =>
    fetchSite(site, () => {}, silent, { folder, bounds: { ...bounds, ...more }, txt: async () => [] });
  return {
    ...{ site, served, asked, folder, fetch },
    async prove() {
      const said = String(await fetch());
      const [line = ''] = /lab-move-in=[\da-f]{32}/.exec(said) ?? [];
      served[`${base}.well-known/lab-move-in.txt`] = `${line}\n`;
      asked.length = 0;
    },
  };
}

async function fetched(started: Started, more: Partial<typeof bounds> = {}) {
  await started.prove();
  const made = await started.fetch(more);
  if (typeof made === 'string') throw new Error(made);
  const paths = (await readdir(made.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(made.folder.length + started.site.host.length + 2),
    );
  return {
    ...made,
    paths: paths.sort(),
    lines: made.lines.map((line) => line.replaceAll(started.site.origin, '')),
  };
}

const redirect =
  (to: string): RequestListener =>
  (_, response) =>
    void response.writeHead(301, { location: to }).end();
const answer =
  (status: number, headers: Record<string, string>, body: string | Buffer = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const page = (title: string, main: string) =>
  `<!doctype html><title>${title}</title><nav><a href="/">Home</a> <a href="/about">About</a></nav><h1>${title}</h1>${main}`;

test('without the proof nothing but the proof is asked for', async () => {
  const started = await serve({
    '/': page('Home', ''),
    '/.well-known/lab-move-in.txt': '<h1>lab-move-in</h1>',
  });
  const said = await started.fetch();
  expect(said).toMatch(
    /^Please show that http:\/\/127\.0\.0\.1:\d+\/ is yours\. Put this line\n {2}lab-move-in=[\da-f]{32}\ninto the file http:\/\/127\.0\.0\.1:\d+\/\.well-known\/lab-move-in\.txt, or into a TXT record of the name _lab-move-in\.127\.0\.0\.1\./,
  );
  expect(await started.fetch()).toBe(said);
  expect(new Set(started.asked)).toEqual(new Set(['/.well-known/lab-move-in.txt']));
});

test('a line in the DNS is a proof, but not for a folder of its host', async () => {
  for (const [base, isProof] of [
    ['/', true],
    ['/~moss/', false],
  ] as const) {
    const { site, fetch, folder } = await serve({ [base]: page('Home', '<p>Words.</p>') }, base);
    const [line = ''] = /lab-move-in=\w+/.exec(String(await fetch())) ?? [];
    const txt = async (name: string) =>
      name === '_lab-move-in.127.0.0.1' ? [['v=spf1'], [line.slice(0, 20), line.slice(20)]] : [];
    const made = await fetchSite(site, () => {}, silent, { folder, bounds, txt });
    expect(typeof made === 'string').toBe(!isProof);
  }
});

test('a site is fetched as a whole, and read', async () => {
  const started = await serve({
    '/': page(
      'Home',
      '<p>Moss. <img src="/img/wall.png"> <a href="/list?page=2">more</a> <a href="https://evil.example/">x</a></p>',
    ),
    '/about': page(
      'About',
      '<p>About <a href="/files/rules.pdf">rules</a> <a href="/data.zip">data</a> <a href="/old">old</a></p>',
    ),
    '/list?page=2': page('List', '<p>Second.</p>'),
    '/hidden/': page('Hidden', '<p>Only in the sitemap.</p>'),
    '/old': redirect('/about'),
    '/img/wall.png': 'x',
    '/files/rules.pdf': '%PDF-1.4',
    '/data.zip': 'x',
    '/private/': page('Private', ''),
    '/robots.txt': 'User-agent: *\nDisallow: /private/\nSitemap: /map.xml',
    '/map.xml':
      '<sitemapindex><sitemap><loc>/more.xml</loc></sitemap><sitemap><loc>http://127.0.0.2/x.xml</loc></sitemap></sitemapindex>',
    '/more.xml': '<urlset><url><loc>/hidden/</loc></url><url><loc>/private/</loc></url></urlset>',
  });
  const { paths, lines, folder } = await fetched(started);
  expect(paths).toEqual([
    'about.html',
    'files/rules.pdf',
    'hidden/index.html',
    'img/wall.png',
    'index.html',
    'list?page=2.html',
    'old.html',
  ]);
  expect(lines).toEqual(['not fetched, its robots.txt forbids it: 1 (/private/)']);
  expect(started.asked).not.toContain('/data.zip');
  const source = await sourceAt(folder);
  const site = await readSite(source, silent);
  expect(site).toMatchObject(
    knownSite(started.site).knownBy ? { knownBy: knownSite(started.site).knownBy } : {},
  );
  expect(site.pages.map(({ from, title, old, isInMenu }) => [from, title, old, isInMenu])).toEqual([
    ['index.html', 'Home', [], true],
    ['about.html', 'About', ['/about.html', '/old.html'], true],
    ['hidden/index.html', 'Hidden', ['/hidden/'], false],
    ['list?page=2.html', 'List', [], false],
  ]);
});

test('a site below a folder of its host leaves the other folders alone', async () => {
  const started = await serve(
    {
      '/~moss/': '<h1>Moss</h1><p><a href="/~fern/">F</a> <a href="a.html">A</a></p>',
      '/~moss/a.html': '<h1>A</h1><p>a</p>',
      '/~fern/': 'x',
    },
    '/~moss/',
  );
  const { paths } = await fetched(started);
  expect(paths).toEqual(['~moss/a.html', '~moss/index.html']);
  expect(started.asked).not.toContain('/~fern/');
});

test('a fetch that was ended goes on, and a whole one is read again for a day', async () => {
  const failing: RequestListener = (_, response) => void response.destroy();
  const links = Array.from({ length: 15 }, (_, at) => `<a href="/p${at}">x</a>`).join(' ');
  const started = await serve({ '/': page('Home', links), '/about': page('About', '<p>a</p>') });
  for (let at = 0; at < 15; at++) started.served[`/p${at}`] = failing;
  await started.prove();
  await expect(started.fetch()).rejects.toThrow(
    /does not answer any more .* The same command goes on later\./,
  );
  await writeFile(join(started.folder, `${started.site.host.replace(':', '_')}.jsonl`), '{"addre', {
    flag: 'a',
  });

  for (let at = 0; at < 15; at++) started.served[`/p${at}`] = page(`P${at}`, `<p>${at}</p>`);
  started.asked.length = 0;
  const made = await started.fetch();
  expect(typeof made).toBe('object');
  expect(started.asked).not.toContain('/');
  expect(started.asked).toContain('/p14');

  started.asked.length = 0;
  started.served['/'] = page('Changed', '<p>Changed.</p>');
  const again = await started.fetch();
  expect(started.asked).toEqual([]);
  if (typeof again === 'string') throw new Error(again);
  await again.remove();
  const { folder } = await fetched(started);
  expect(await readFile(join(folder, started.site.host, 'index.html'), 'utf8')).toContain('Changed');
});

describe('a hostile site', () => {
  const drip = (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('<p>x'), 50);
    response.on('close', () => clearInterval(timer));
  };
  const flood = (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => void (response.writable && response.write('x'.repeat(100_000), more));
    more();
  };

  test('is fetched within bounds', async () => {
    const started = await serve({
      '/': page(
        'Home',
        [
          'round0',
          'away',
          'inside',
          'zipped',
          'huge',
          'flood',
          'odd',
          'types',
          'a%2F..%2F..%2Fetc',
          '..%5Cx',
          'con',
          `${'x'.repeat(300)}`,
          'file',
          'file/below',
          'user',
        ]
          .map((name) => `<a href="/${name}">x</a>`)
          .join(''),
      ),
      '/away': redirect('https://evil.example/'),
      '/inside': redirect('http://169.254.169.254/latest/meta-data/'),
      '/zipped': answer(
        200,
        { 'content-type': 'text/html', 'content-encoding': 'gzip' },
        gzipSync('x'.repeat(10_000_000)),
      ),
      '/huge': answer(200, { 'content-type': 'text/html', 'content-length': '3000000' }, 'x'),
      '/flood': flood,
      '/odd': answer(299, { 'content-type': 'text/html' }, '<h1>Odd</h1><p>o</p>'),
      '/types': answer(200, { 'content-type': 'application/x-php' }, '<?php'),
      '/con': page('Con', ''),
      '/file': answer(200, { 'content-type': 'application/pdf' }, '%PDF-'),
      '/file/below': page('Below', '<p>b</p>'),
      '/user': redirect('http://user:password@127.0.0.1:1/'),
      '/a%2F..%2F..%2Fetc': page('Etc', ''),
    });
    for (let at = 0; at < 40; at++) started.served[`/round${at}`] = redirect(`/round${at + 1}`);
    started.served['/round40'] = redirect('/round0');
    const { lines, paths, folder } = await fetched(started);
    const all = lines.join('\n');
    for (const line of [
      'it leads out of the site, to https://evil.example/: 1 (/away)',
      'it leads out of the site, to http://169.254.169.254/latest/meta-data/: 1 (/inside)',
      'it comes compressed, which nobody asked for: 1 (/zipped)',
      'larger than 2 MB: 2 (/huge, /flood)',
      'it is neither a page, a picture nor a PDF (application/x-php): 1 (/types)',
      'its address makes no name of a file: ',
    ])
      expect(all).toContain(line);
    expect(paths.every((path) => !path.includes('..'))).toBe(true);
    expect(paths).toContain('file.pdf');
    const source = await sourceAt(folder);
    expect((await readSite(source, silent)).pages.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Odd', 'Below']),
    );
  });

  test('that sends a few bytes now and then is left alone after a while', async () => {
    const started = await serve({ '/': page('Home', '<a href="/drip">x</a>'), '/drip': drip });
    const { lines } = await fetched(started, { milliseconds: 2_000 });
    expect(lines).toContain('not fetched, it took too long: 1 (/drip)');
  });

  test('without end comes to an end', async () => {
    const started = await serve({});
    started.served['/'] = page('Home', '<a href="/p1">x</a>');
    for (let at = 1; at < 60; at++)
      started.served[`/p${at}`] = page(`P${at}`, `${'x'.repeat(5_000)}<a href="/p${at + 1}">x</a>`);
    expect((await fetched(started, { pages: 20 })).paths).toHaveLength(20);
    const other = await serve(started.served);
    delete other.served['/.well-known/lab-move-in.txt'];
    const { lines, paths } = await fetched(other, { bytes: 50_000 });
    expect(paths.length).toBeLessThan(13);
    expect(lines.join()).toContain('the site has more than 0.05 MB');
  });

  test('that forbids to be read, that leads elsewhere, or that cannot say is told so', async () => {
    const forbidding = await serve({ '/': 'x', '/robots.txt': 'User-agent: *\nDisallow: /' });
    await forbidding.prove();
    expect(await forbidding.fetch()).toMatch(
      /robots\.txt .* forbids to read it\. .*“User-agent: research-lab-website”/,
    );
    forbidding.served['/robots.txt'] = answer(500, {});
    await expect(forbidding.fetch()).rejects.toThrow(/cannot be read \(500\)/);
    const leading = await serve({ '/.well-known/lab-move-in.txt': redirect('https://www.moss.example/x') });
    await expect(leading.fetch()).rejects.toThrow(
      'leads to https://www.moss.example. Please give that address.',
    );
  });
});

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://169.254.169.254/',
  'http://localhost/',
  'http://0/',
  'http://2130706433/',
  'https://example.org:8443/',
  'https://user:password@example.org/',
  'file:///etc/passwd',
  'ftp://example.org/',
])('%s is not asked', async (address) => {
  vi.stubEnv('LAB_MOVES_FROM_LOOPBACK', '');
  await expect(getFromSite(new URL(address), { largest: 10, milliseconds: 2_000 })).rejects.toThrow(
    /no public host|no site|usual port/,
  );
});
