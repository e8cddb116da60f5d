/** Where a work appeared, in the parts from which each citation style builds its sentence. */
import type { WorkType } from '../papers/types.ts';
import type { Citation } from './csl.ts';
import { withDashes } from './pages.ts';

interface Source {
  /** The journal, book or proceedings that contains the work. */
  container: string;
  /** Whether the container is a book, which citations introduce with "in". */
  isInBook: boolean;
  /** What the work is, where its title does not say so: `Preprint`, `Doctoral thesis`. */
  kind: string;
  /** Who published it, granted the degree or held the event. */
  by: string;
  volume: string;
  issue: string;
  /** With a dash, or the article's number. */
  pages: string;
  /** `2nd ed.`, `Version 1.2`, `No. 12` */
  edition: string;
}

const kinds: { [Type in WorkType]?: string } = {
  preprint: 'Preprint',
  bachelor: 'Bachelor’s thesis',
  master: 'Master’s thesis',
  doctoral: 'Doctoral thesis',
  report: 'Report',
  dataset: 'Data set',
  software: 'Computer software',
  talk: 'Talk',
  poster: 'Poster',
  patent: 'Patent',
};

export function sourceOf(c: Citation): Source {
  const isArticle = c.type === 'article';
  const container = isArticle ? c.publisher : (c.bookTitle ?? '');
  const isNumbered = c.type === 'report' || c.type === 'patent';
  const by = [
    container ? '' : c.event,
    c.school,
    c.institution,
    isArticle ? '' : c.publisher,
    c.type === 'preprint' && c.arxiv ? `arXiv:${c.arxiv.replace(/^arxiv:/i, '')}` : '',
  ];
  return {
    container,
    isInBook: !isArticle && container !== '',
    kind: kinds[c.type] ?? '',
    by: [...new Set(by)].filter(Boolean).join(', '),
    volume: c.volume ?? '',
    issue: isNumbered ? '' : (c.issue ?? ''),
    pages: c.pages ? withDashes(c.pages, '–') : (c.articleNumber ?? ''),
    edition: [
      editionOf(c.edition ?? ''),
      c.version && `Version ${c.version.replace(/^v(?:ersion)?[. ]*(?=\d)/i, '')}`,
      isNumbered && c.issue && `No. ${c.issue}`,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** `2` and `2nd` become `2nd ed.`; a word such as `Revised edition` stays. */
function editionOf(edition: string): string {
  const number = /^(\d+)(?:st|nd|rd|th)?\.?(?: ed\.?)?$/.exec(edition.trim())?.[1];
  if (!number) return edition;
  const teens = /1\d$/.test(number);
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][Number(number.slice(-1))] ?? 'th');
  return `${number}${ending} ed.`;
}

/** `p. 5`, `pp. 45–67`; an article's number has no `p`. */
export function pagesWithMark(c: Citation): string {
  const { pages } = sourceOf(c);
  if (!c.pages) return pages && `Art. no. ${pages}`;
  return `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`;
}
