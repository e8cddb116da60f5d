import { api } from '@lab/contract';
import { everyField } from '@lab/contract/features/papers/manuscript.testing';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { expect, it } from 'vitest';
import type { Invoke } from '../../../core/http/invoke.ts';
import { listFormats } from './list-files.ts';

const team = [{ _id: 'm1', name: 'Ada Byron', alsoKnownAs: 'Lovelace, Ada' }];

async function invoke(endpoint: unknown) {
  if (endpoint === api.settings.get) return { reply: {} };
  expect(endpoint).toBe(api.alumni.people);
  return { reply: team };
}

const paper = (fields: Partial<Paper>): Paper => ({
  ...everyField('first'),
  _id: 'p1',
  publicationDate: '2024-03-01',
  publisher: 'Annals',
  doi: '10.1000/fog',
  event: '',
  school: '',
  institution: '',
  volume: '',
  issue: '',
  pages: '',
  articleNumber: '',
  edition: '',
  version: '',
  authors: ['Bo Lee', 'Ada Lovelace'],
  authorName: '',
  authorEmail: '',
  createdAt: '',
  ...fields,
});

const papers = [
  paper({ title: '<script>alert(1)</script> & $x$' }),
  paper({ _id: 'p2', title: 'التيارات', publicationDate: '', doi: '', url: '', publisher: '' }),
];

async function write(ending: string, query: Record<string, string>, rest?: string) {
  const request = { query, options: query, origin: 'https://lab.test', rest };
  const { body = '' } = (await listFormats[ending]?.write(invoke as Invoke, papers, request)) ?? {};
  return String(body);
}

it('text has the title, the filter, years, and citations', async () => {
  expect(await write('txt', { person: 'm1', style: 'vancouver', layout: 'year' })).toBe(
    `Publications of Ada Byron

From https://lab.test/publications?person=m1

2024

Lee B, Lovelace A. <script>alert(1)</script> & $x$. Annals. 2024 Mar 1. doi:10.1000/fog

Without a year

Lee B, Lovelace A. التيارات.
`,
  );
});

it('a German list says where it is from', async () => {
  const german = async (endpoint: unknown) =>
    endpoint === api.settings.get ? { reply: { words: { language: 'de' } } } : { reply: team };
  const request = { query: {}, options: {}, origin: 'https://lab.test', rest: undefined };
  const { body } = (await listFormats.txt?.write(german as Invoke, papers, request)) ?? {};
  expect(String(body)).toMatch(/^Publikationen\n\nQuelle: https:\/\/lab\.test\/publications\n/);
});

it('numbered text says where the others are', async () => {
  const text = await write('txt', { layout: 'numbered', q: 'a&b' }, 'https://lab.test/rest');
  expect(text).toContain('From https://lab.test/publications?q=a%26b\n\n1. Lee, B.');
  expect(text).toContain('\n\n2. Lee, B.');
  expect(text).toMatch(
    /\n\nOnly the first 2 works are in this file\. The others are at https:\/\/lab\.test\/rest\n$/,
  );
});

it('HTML has bold and italics, links, a list if it is numbered, and no markup of others', async () => {
  const html = await write('html', { bold: 'm1', layout: 'numbered' });
  expect(html).toContain('<h1 dir="auto">Publications</h1>');
  expect(html).toContain(
    '<ol>\n<li dir="auto">Lee, B., &amp; <b>Lovelace, A.</b> (2024). ' +
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; $x$. <i>Annals</i>. ' +
      '<a href="https://doi.org/10.1000/fog">https://doi.org/10.1000/fog</a></li>',
  );
  expect(html).not.toContain('<script');
  expect(await write('html', { bold: 'm1' })).toContain('<h2>2024</h2>\n<p dir="auto">');
});

it.each(['person=m1&bold=nobody', 'bold=gone', ''])('no name is bold for %j', async (query) => {
  expect(await write('html', Object.fromEntries(new URLSearchParams(query)))).not.toContain('<b>');
});

it('attributes cannot be left', async () => {
  const html = await write('html', { q: '"><img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
});
