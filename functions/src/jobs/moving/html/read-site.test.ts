import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../core/markdown/to-html.ts';
import type { Fate, Site } from '../description.ts';
import { type Files, folderWith } from '../jekyll/made-up-site.testing.ts';
import { silent } from '../progress.ts';
import { readSite } from '../read-site.ts';
import { sourceAt } from '../source/source.ts';
import { plainPages } from './made-up-site.testing.ts';

async function read(files: Files): Promise<Site> {
  const source = await sourceAt(await folderWith(files));
  try {
    return await readSite(source, silent);
  } finally {
    source.close();
  }
}

function said(fate: Fate | undefined): string {
  if (!fate) return 'nothing';
  if (fate.is === 'read') return fate.as;
  return fate.is === 'left' ? `left: ${fate.why}` : `elsewhere: ${fate.where}`;
}

const site = await read(plainPages());
const pageIn = ({ pages }: Site, path: string) => pages.find(({ from }) => from === path);

test('each file has its fate', () => {
  expect(Object.fromEntries([...site.fates].map(([path, fate]) => [path, said(fate)]))).toEqual({
    'index.html': 'pages',
    'join.html': 'pages',
    'people.html': 'pages',
    'papers.html': 'pages',
    'list.php?page=2': 'pages',
    'news/open.html': 'news',
    'publications/index.html': 'elsewhere: /publications',
    'old-people.html': 'elsewhere: its address leads to the page that it sends readers to',
    'join-copy.html': 'elsewhere: the same page as join.html',
    '404.html': 'left: it stands for pages that are not there',
    'pdfs/rules.pdf': 'pdf',
    'pdfs/fern.pdf': 'pdf',
    'pdfs/form.docx': 'left: the site keeps only pictures and PDFs',
    'img/wall.svg': 'picture',
    'img/logo.svg': 'settings',
    'img/icon.svg': 'settings',
    'img/unused.png': 'left: a picture that nothing shows which comes in',
    'css/site.css': 'left: it draws or serves the old site',
    'js/site.js': 'left: it draws or serves the old site',
    'sitemap.xml': 'left: it draws or serves the old site',
    'other.example/index.htm.txt': 'left: outside of the folder of the site',
  });
});

test('the site says its name, and pages have only their own text, in the order of the navigation', () => {
  expect(site).toMatchObject({
    name: 'Fern Group',
    address: 'https://www.fern-group.example',
    knownBy: 'https://www.fern-group.example',
    description: 'We study ferns.',
    links: new Map([['github', 'https://github.com/fern-group']]),
    look: { logo: 'img/logo.svg', icon: 'img/icon.svg' },
  });
  expect(site.pages.map(({ from, title, isInMenu, isHome }) => [from, title, isInMenu, isHome])).toEqual([
    ['join.html', 'Join us', true, false],
    ['people.html', 'People', true, false],
    ['index.html', 'Ferns and walls', false, true],
    ['list.php?page=2', 'Second page', false, false],
    ['papers.html', 'Older papers', false, false],
  ]);
  expect(pageIn(site, 'index.html')?.text).toBe('We study **ferns**. ![A wall](/img/wall.svg)');
  expect(pageIn(site, 'list.php?page=2')?.text).toBe('More of it.');
  expect(pageIn(site, 'join.html')?.text).toBe(
    'Read [the rules](/pdfs/rules.pdf), then [ask Ada](/people.html#ada). See [a paper of others](https://doi.org/10.5555/stranger).\n\n![late](/img/wall.svg) [Form](https://www.fern-group.example/pdfs/form.docx) x ![](https://www.fern-group.example/gone.png)',
  );
  expect(pageIn(site, 'join.html')?.remarks).toEqual([
    'it links to pdfs/form.docx, and the site keeps only pictures and PDFs',
    'left out with what is in them: <form>',
    'not among the files: gone.png',
  ]);
  expect(pageIn(site, 'index.html')?.remarks).toEqual(['left out with what is in them: <script>']);
  expect(site.news).toMatchObject([
    {
      from: 'news/open.html',
      title: 'We opened',
      text: 'The lab is open.',
      date: new Date('2020-02-03T09:00Z'),
    },
  ]);
});

test('old addresses lead to the pages, also those of pages that sent readers on, and of copies', () => {
  expect(pageIn(site, 'people.html')?.old).toEqual(['/people.html', '/team/', '/old-people.html']);
  expect(pageIn(site, 'join.html')?.old).toEqual(['/join.html', '/join-copy.html']);
  expect(pageIn(site, 'list.php?page=2')?.old).toEqual([]);
  expect(site.replaced).toEqual([
    { from: 'publications/index.html', old: ['/publications/'], by: '/publications' },
    { from: 'papers.html', old: ['/papers.html'], by: '/publications' },
  ]);
  expect(site.pdfs?.get('pdfs/rules.pdf')).toEqual(['/pdfs/rules.pdf']);
});

test('works are those of lists: by identifiers, and by references that are certain', () => {
  expect(site.named).toEqual([
    { kind: 'doi', id: '10.5555/fern', key: 'publications/index.html#1', of: { pdf: 'pdfs/fern.pdf' } },
    { kind: 'arxiv', id: '1901.00001', key: 'publications/index.html#3', of: {} },
  ]);
  const [references] = site.works;
  expect(JSON.parse(references?.text ?? '')).toMatchObject([
    {
      id: 'publications/index.html#2',
      title: 'Ferns on the north side of walls',
      issued: '2021',
      custom: { fromLine: expect.stringMatching(/^Mossop, A\., & Lichen, B\. Ferns/) },
    },
    { id: 'papers.html#1', title: 'Older ferns on the south side of walls', issued: '2001' },
  ]);
  expect(pageIn(site, 'papers.html')).toMatchObject({
    isFinished: false,
    remarks: ['a draft, because some of its list could not be read'],
  });
  expect(site.remarks).toEqual([
    'papers.html: not certain, so no work: “Mossop, 2000, something about ferns, in a book.”',
    'join.html: in no list of publications, so no work of the lab: 10.5555/stranger',
    expect.stringMatching(/^People are in the texts/),
    expect.stringMatching(/^The pages say that they were made with WordPress 6\.4\./),
  ]);
});

test('a page alone, without tags that may be left out, in the letters that it declares', async () => {
  const text = '<!doctype html><meta charset="windows-1251"><title>Мхи</title><h1>Мхи</h1><p>Стены<p>и мхи';
  const bytes = Buffer.from(
    [...text].map((sign) => (sign > '\u00ff' ? sign.charCodeAt(0) - 0x350 : sign.charCodeAt(0))),
  );
  const { name, pages } = await read({ 'site/мхи.html': bytes });
  expect(name).not.toBe('');
  expect(pages).toMatchObject([
    { title: 'Мхи', text: 'Стены\n\nи мхи', old: [`/${encodeURIComponent('мхи.html')}`] },
  ]);
});

test('a site below a folder of its host', async () => {
  const root = 'uni.example/~moss/';
  const { address, pages } = await read({
    [`${root}index.html`]: '<h1>Moss</h1><p><a href="/~moss/a.html">A</a> <a href="/other/">B</a></p>',
    [`${root}a.html`]: '<h1>About</h1><p><a href="./">Home</a></p>',
  });
  expect(address).toBe('https://uni.example');
  expect(pages.map(({ text }) => text)).toEqual([
    '[Home](/)',
    '[A](/a.html) [B](https://uni.example/other/)',
  ]);
});

test('what repeats is left out at the edges only, and a heading that pages share within stays', async () => {
  const page = (name: string) =>
    `<div><p>The lab of walls</p></div><p>${name} begins.</p><h2>Contact</h2><p>Write to ${name}.</p><div>Wall Street 1</div>`;
  const files = Object.fromEntries(
    ['ada', 'ben', 'cora'].map((name) => [`${name}.html`, `<body>${page(name)}</body>`]),
  );
  const { pages } = await read(files);
  expect(pages.map(({ text }) => text)).toEqual(
    ['ada', 'ben', 'cora'].map((name) => `${name} begins.\n\n## Contact\n\nWrite to ${name}.`),
  );
});

test('hostile pages run nothing, lead nowhere else, and cost little', async () => {
  const start = performance.now();
  const { pages, fates, replaced } = await read({
    'index.html':
      '<title>x</title><h1>A</h1><p onclick="alert(1)">a <a href="java&#10;script:alert(1)">b</a> <img src=x onerror=alert(1)> <iframe src="javascript:alert(1)"></iframe> [c](javascript:alert(1)) &lt;script&gt;alert(1)&lt;/script&gt; <svg onload=alert(1)><p>d</p></svg></p>',
    'round.html': '<meta http-equiv="refresh" content="0; url=around.html">',
    'around.html': '<meta http-equiv="refresh" content="0; url=round.html">',
    'away.html': '<meta http-equiv="refresh" content="0; url=https://evil.example/">',
    'deep.html': `<h1>Deep</h1>${'<div>'.repeat(10_000)}words`,
    'wide.html': `<h1>Wide</h1>${'<p>x<b>'.repeat(10_000)}`,
    'menu.html': `<h1>Menu</h1>${'<nav><ul><li><a href="/index.html">'.repeat(3_000)}`,
    'list.html': `<h1>Publications</h1><ul>${'<li>A, 2001, '.repeat(10_000)}`,
    'huge.html': `<h1>x</h1>${'x'.repeat(2_000_001)}`,
    'program.php': '<?php echo "<html>";',
  });
  expect(performance.now() - start).toBeLessThan(20_000);
  const home = pages.find(({ isHome }) => isHome);
  const { html } = await renderMarkdown(home?.text ?? '');
  expect(html).not.toMatch(/<script|<[^>]+\son\w+=|href="javascript|<svg|<iframe/i);
  expect(said(fates.get('huge.html'))).toBe('left: larger than what is read as a page (2 MB)');
  expect(said(fates.get('away.html'))).toBe('left: it has no text of its own');
  expect(said(fates.get('program.php'))).toBe('left: it draws or serves the old site');
  expect(replaced?.flatMap(({ old }) => old)).not.toContain('/round.html');
});

test('a lab has room for a hundred pages, and the navigation goes first', async () => {
  const files: Record<string, string> = {
    'index.html': '<nav><a href="z.html">Z</a> <a href="index.html">Home</a></nav><h1>Home</h1><p>Words.</p>',
    'z.html': '<h1>Last</h1><p>Z.</p>',
  };
  for (let at = 0; at < 120; at++) files[`p${at}.html`] = `<h1>Page ${at}</h1><p>Words of ${at}.</p>`;
  const { pages, fates } = await read(files);
  expect(pages.length).toBe(100);
  expect(pages[0]?.from).toBe('z.html');
  expect(
    [...fates.values()].map(said).filter((fate) => fate.startsWith('left: a lab has room')),
  ).toHaveLength(22);
});
