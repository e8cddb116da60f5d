/** Google Scholar's guidelines for webmasters, entry by entry, on the page of each work of the demo lab. */
import type { Paper } from '@lab/contract/features/papers/schemas';
import { elementsIn as allIn, attribute, textIn } from '../../functions/src/test/html.ts';
import { type Case, type Fault, suite } from '../suite.ts';
import { worksOf } from './pages.ts';

const product = { get: (address: string) => fetch(address) };

/** Pages name their works by the name of the lab, and link to no other page. */
const planted: typeof product = {
  async get(address) {
    const answer = await fetch(address);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const html = (await answer.text())
      .replace(/(name="citation_title" content=")[^"]*/g, '$1Lab')
      .replace(/ href=/g, ' data-href=');
    return new Response(html, { headers: answer.headers });
  },
};

const elementsIn = (html: string, name: string) => allIn(html).filter(({ tagName }) => tagName === name);

/** A page about one work, as a reader without JavaScript has it. */
interface Page {
  path: string;
  address: string;
  work: Paper;
  words: string;
  hasTag: (name: string) => boolean;
  all: (name: string) => string[];
  one: (name: string) => string;
}

type Rule = (page: Page) => boolean | Promise<boolean>;

const degrees = ['bachelor', 'master', 'doctoral'];
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const is = (given: string, wanted: string | undefined) => !wanted || given === wanted;

/** In the words of the guidelines. */
const rules = (get: typeof product.get): Record<string, Rule> => ({
  'The title tag must contain the title of the paper': ({ work, one }) =>
    bare(one('title')) === bare(work.title),
  'Pages that lack any one of title, author and date are processed as if they had no tags at all': ({
    hasTag,
  }) => ['title', 'author', 'publication_date'].every(hasTag),
  'Use one author tag for each author': ({ work, all }) => all('author').length === work.authors.length,
  'Don’t list affiliations, titles or “et al.” in the author tag': ({ all }) =>
    all('author').every((name) => !/univ|dept|@|et al|^(?:Dr|Prof)\b|;/i.test(name)),
  'Write names either as “Smith, John” or as “John Smith”': ({ all }) =>
    all('author').every((name) => name.split(',').length <= 3 && name === spaced(name)),
  'Provide the date of publication as “2010/5/12”, or only the year': ({ work, one }) =>
    /^\d{4}(?:\/\d\d?){0,2}$/.test(one('publication_date')) &&
    one('publication_date').startsWith(work.publicationDate.slice(0, 4)),
  'For papers in journals give journal title, volume, issue, first and last page': ({ work, one }) =>
    work.type !== 'article' ||
    (is(one('journal_title'), work.publisher) &&
      is(one('volume'), work.volume) &&
      is(one('issue'), work.issue)),
  'For papers at conferences give the title of the conference': ({ work, one }) =>
    work.type !== 'conference' || is(one('conference_title'), work.bookTitle || work.event),
  'Give the first page and the last page': ({ work, one }) => {
    const [first, last] = (work.pages ?? '').split(/[-–]/);
    return is(one('firstpage'), first) && is(one('lastpage'), last);
  },
  'For theses give the institution that awarded the degree': ({ work, one }) =>
    !degrees.includes(work.type) || is(one('dissertation_institution'), work.school),
  'For technical reports give the institution and the number': ({ work, one }) =>
    work.type !== 'report' ||
    (is(one('technical_report_institution'), work.institution) &&
      is(one('technical_report_number'), work.issue)),
  'The URL of the PDF must be absolute and in the same subdirectory as the abstract': ({ one, address }) =>
    !one('pdf_url') ||
    new URL('.', one('pdf_url')).href === new URL('.', one('abstract_html_url') || address).href,
  'The PDF must be there, as PDF, below 5 MB, and end in “.pdf”': async ({ one }) => {
    if (!one('pdf_url')) return true;
    const answer = await get(one('pdf_url'));
    const bytes = (await answer.arrayBuffer()).byteLength;
    return (
      answer.ok &&
      answer.headers.get('content-type') === 'application/pdf' &&
      bytes < 5_000_000 &&
      one('pdf_url').endsWith('.pdf')
    );
  },
  'Show the whole abstract without a login, a click or a script': ({ work, words }) =>
    bare(words).includes(bare(work.details).slice(0, 2_000)),
  'Show the title in a large font at the top, with the authors right below it': ({ work, words }) =>
    bare(words).includes(bare(work.title)) &&
    work.authors.every((name) => bare(words).includes(bare(name.split(',')[0] ?? ''))),
  'Each tag is stated once, except for authors and such': ({ all }) =>
    'title publication_date journal_title volume issue firstpage lastpage pdf_url'
      .split(' ')
      .every((name) => all(name).length <= 1),
  'No tag is empty, and special characters are escaped': ({ all }) =>
    ['title', 'author', 'journal_title', 'conference_title'].every((name) =>
      all(name).every((value) => value && !/&(?:amp|lt|quot|#)/.test(value)),
    ),
});

export const scholar = suite({
  name: 'scholar',
  part: 'Found',
  about: 'Google Scholar’s guidelines for webmasters, on the page of each work',
  repository: '',
  commit: '',
  rules: 'https://scholar.google.com/intl/en/scholar/inclusion.html',
  needs: 'lab',
  product,
  planted,
  async *cases({ product: { get }, lab: { address } }) {
    const text = async (path: string) => (await get(address + path)).text();
    const pages: Page[] = [];
    for (const { _id } of await worksOf(address, get)) pages.push(await readPage(get, address, _id));
    for (const [rule, holds] of Object.entries(rules(get)))
      yield { name: rule, fault: () => brokenAt(pages, holds) } satisfies Case;
    yield {
      name: 'Each paper has at most ten simple links between it and the home page',
      fault: () =>
        unreached(
          text,
          pages.map(({ path }) => path),
        ),
    };
    yield {
      name: 'robots.txt blocks neither pages of papers nor their PDFs',
      fault: async () => blocked(await text('/robots.txt'), pages),
    };
    yield {
      name: 'A paper that is not there answers 404',
      fault: async () => {
        const { status } = await get(`${address}/paper/there-is-none`);
        return status === 404 ? undefined : `it answers ${status}`;
      },
    };
  },
});

async function readPage(get: typeof product.get, address: string, id: string): Promise<Page> {
  const path = `/paper/${id}`;
  const html = await (await get(address + path)).text();
  const work = (await (await get(`${address}/api/researchPaper/${id}`)).json()) as Paper;
  const tags = elementsIn(html, 'meta').map((tag) => [
    attribute(tag, 'name'),
    attribute(tag, 'content') ?? '',
  ]);
  const all = (name: string) =>
    tags.filter(([given]) => given === `citation_${name}`).map(([, value = '']) => value);
  const words = elementsIn(html, 'main').map(textIn).join(' ');
  return {
    path,
    address: address + path,
    work,
    words,
    all,
    one: (name) => all(name)[0] ?? '',
    hasTag: (name) => all(name).some(Boolean),
  };
}

async function brokenAt(pages: readonly Page[], holds: Rule): Promise<Fault> {
  for (const page of pages) if (!(await holds(page))) return `not on ${page.path}`;
  return pages.length > 0 ? undefined : 'there are no papers';
}

/** Follows links as a robot does. */
async function unreached(text: (path: string) => Promise<string>, wanted: readonly string[]): Promise<Fault> {
  const missing = new Set(wanted);
  const seen = new Set(['/']);
  let level = ['/'];
  for (let links = 0; links <= 10 && missing.size > 0 && level.length > 0; links++) {
    const found = level.filter((path) => !path.startsWith('/paper/')).map(text);
    const next = (await Promise.all(found)).flatMap((html) =>
      elementsIn(html, 'a').flatMap(
        (link) => /^\/[^/].*/.exec(attribute(link, 'href')?.replace(/#.*/, '') ?? '')?.[0] ?? [],
      ),
    );
    for (const path of level) missing.delete(path);
    level = [...new Set(next)].filter(
      (path) => !seen.has(path) && /^\/(?:paper\/|publications|$)/.test(path),
    );
    for (const path of level) seen.add(path);
  }
  return missing.size === 0 ? undefined : `${missing.size} are not reached, such as ${[...missing][0]}`;
}

function blocked(robots: string, pages: readonly Page[]): Fault {
  const rules = [...robots.matchAll(/^Disallow: *(\S+)/gim)].map(([, path = '']) => path);
  const paths = pages
    .flatMap(({ path, one }) => [path, one('pdf_url') && new URL(one('pdf_url')).pathname])
    .filter(Boolean);
  const rule = rules.find((one) => paths.some((path) => path.startsWith(one.replace('*', ''))));
  return rule && `it has “Disallow: ${rule}”`;
}
