/**
 * Google Scholar's rules for the tags of a page about one work, as its inclusion guidelines for webmasters
 * state them, and what Zotero's translator for embedded metadata needs. The tags are read from the HTML, as
 * those programs do.
 */
import type { Paper } from '@lab/contract/features/papers/schemas';

type Tags = Map<string, string[]>;

export function tagsIn(html: string): Tags {
  const tags: Tags = new Map();
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  for (const meta of head.querySelectorAll('meta[name]')) {
    const name = meta.getAttribute('name') ?? '';
    tags.set(name, [...(tags.get(name) ?? []), meta.getAttribute('content') ?? '']);
  }
  return tags;
}

const once = [
  'title publication_date journal_title conference_title volume issue firstpage lastpage doi issn isbn',
  'dissertation_institution technical_report_institution technical_report_number pdf_url abstract_html_url',
].flatMap((names) => names.split(' '));

/** Sentences about what is missing or wrong; none for a page that Scholar accepts. */
export function scholarFaults(tags: Tags, paper: Paper): string[] {
  const all = (name: string) => tags.get(`citation_${name}`) ?? [];
  const one = (name: string) => all(name)[0];
  const faults: string[] = [];
  const needs = (condition: unknown, fault: string) => void (condition || faults.push(fault));
  const says = (name: string, text: string | undefined) =>
    needs(!text || one(name) === text, `citation_${name} is ${one(name)} and not ${text}`);

  for (const name of once) needs(all(name).length <= 1, `citation_${name} stands there several times`);
  needs(one('title'), 'the title is missing');
  needs(all('author').length === paper.authors.length, 'each author has a tag');
  needs(/^\d{4}(\/\d\d){0,2}$/.test(one('publication_date') ?? ''), 'the date is no date');
  says('publication_date', paper.publicationDate.replaceAll('-', '/'));
  for (const [name, values] of tags) needs(values.every(Boolean), `${name} is empty`);

  const [first, last] = (paper.pages ?? '').split('-');
  says('volume', paper.volume);
  says('issue', ['report', 'patent'].includes(paper.type) ? '' : paper.issue);
  says('firstpage', first || paper.articleNumber);
  says('lastpage', last);
  says('doi', paper.doi);
  says('issn', paper.issn);
  says('isbn', paper.isbn);
  if (paper.type === 'article') says('journal_title', paper.publisher);
  if (paper.type === 'conference') says('conference_title', paper.bookTitle || paper.event);
  if (['bachelor', 'master', 'doctoral'].includes(paper.type)) says('dissertation_institution', paper.school);
  if (paper.type === 'report') {
    says('technical_report_institution', paper.institution);
    says('technical_report_number', paper.issue);
  }

  const [page, pdf] = [one('abstract_html_url') ?? '', one('pdf_url')];
  needs(/^https?:/.test(page), 'the page has no absolute address');
  needs(Boolean(pdf) === Boolean(paper.pdf?.startsWith('/')), 'the PDF has a tag if it is on this site');
  const folder = new URL('.', page).href;
  needs(!pdf || new URL('.', pdf).href === folder, 'the PDF is not in the folder of the page');
  needs(!pdf || pdf.endsWith('.pdf'), 'the address of the PDF does not end in .pdf');
  return faults;
}
