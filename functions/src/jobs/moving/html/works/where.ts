/** Where a work of a reference appeared: what stands behind its title. */
import { venueIn } from '../../texts/venue.ts';

export interface Where {
  venue: string;
  volume: string;
  issue: string;
  pages: string;
  articleNumber: string;
}

/** Vancouver's `Acta Moss. 2019;12(3):4-9`. */
const vancouver =
  /^(.{2,200}?)[.,]?\s\(?(?:19|20)\d\d\)?(?:\s[A-Z][a-z]{2}(?:\s\d{1,2})?)?;\s?(\d{1,5})(?:\s?\((\w{1,9})\))?(?::\s?(\w{1,12}(?:[-–]\w{1,12})?))?\.?$/;
const year = /(?<![\d–-])(?:19|20)\d\d(?![\d–-])/;
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const dated = new RegExp(
  `[,.;]?\\s?\\(?(?:(?:${months})[a-z]{0,6}\\.?,?\\s(?:\\d{1,2},?\\s)?)?${year.source}[a-z]?\\)?`,
  'g',
);

export function whereIn(written: string): Where {
  const rest = written.trim();
  const [whole, journal = '', volume = '', issue = '', pages = ''] = vancouver.exec(rest) ?? [];
  if (whole) return { venue: journal, volume, issue, ...placeIn(pages) };
  const plain = rest
    // The year may be between volume and pages: `12 (2019) 45-67`.
    .replace(new RegExp(`(\\d)\\s\\(${year.source}\\),?\\s(?=\\d)`), '$1, ')
    .replace(dated, '')
    .replace(/,?\sno\.\s?(\d{1,5})/i, '($1)')
    .replace(/([\d)])\s?:\s?(?=[a-z]?\d)/gi, '$1, ')
    // `36, 3, 454-469` and `10(1) 1-39`.
    .replace(/(\d),\s(\d{1,3}),?\s(?=\d{1,6}[-–])/, '$1($2), ')
    .replace(/\)\s(?=\d{1,6}[-–])/, '), ')
    .replace(/(\d)\s\((?=\d)/g, '$1(')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/, '')
    .trim();
  const [ending = '', number = ''] = /,\s((?:e|art(?:icle|\.)?\s(?:no\.\s)?)?\d{3,9})$/i.exec(plain) ?? [];
  const found = venueIn(ending ? plain.slice(0, -ending.length) : plain, number);
  return { ...found, ...placeIn(found.pages) };
}

/** One number is that of an article, or the first of its pages. */
const placeIn = (pages: string) =>
  /^e\d|^art|^\d{5,}$/i.test(pages)
    ? { pages: '', articleNumber: pages.replace(/^art\D*/i, '') }
    : { pages, articleNumber: '' };
