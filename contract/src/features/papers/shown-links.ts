/** The links of a work that lists and cards show beside it, in this order. */
import { doiAddress } from '../../lib/doi.ts';
import type { Manuscript } from './fields.ts';
import { paperTexts } from './texts.ts';

/** Those of `links` among them. */
export const shownLinkNames = ['code', 'video', 'slides', 'data'] as const;

type Name = 'pdf' | 'doi' | (typeof shownLinkNames)[number];

export type ShownLink = [name: Name, href: string];

const endsInPdf = /^https:\/\/[^/?#]+\/[^?#]*\.pdf(?:[?#]|$)/i;

/** The file that was uploaded, or else the work's own address where that is a PDF. */
export const pdfOf = ({ pdf, url = '' }: Partial<Pick<Manuscript, 'pdf' | 'url'>>) =>
  pdf || (endsInPdf.test(url) ? url : '');

/** Never two with the same address. */
export function shownLinks(work: Partial<Pick<Manuscript, 'pdf' | 'url' | 'links' | 'doi'>>): ShownLink[] {
  const { links = {}, doi } = work;
  const all: [Name, string | undefined][] = [
    ['pdf', pdfOf(work)],
    ...shownLinkNames.map((name): [Name, string | undefined] => [name, links[name]]),
    ['doi', doi && doiAddress(doi)],
  ];
  const found = new Map<string, ShownLink>();
  for (const [name, href] of all) if (href && !found.has(href)) found.set(href, [name, href]);
  return [...found.values()];
}

export const shownLinkLabel = (name: Name) =>
  name === 'pdf' || name === 'doi' ? paperTexts.rows[name] : paperTexts.links[name];
