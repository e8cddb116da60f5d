/** The works of a list for a CV, with citations and headings; the files and the preview use it. */

import { inPlainText, type RenderedFormula } from '../../../core/math/rendered.ts';
import { doiAddress } from '../../../lib/doi.ts';
import { type Citable, type Citation, citationOf } from '../csl.ts';
import { memberFinder, type Named } from '../same-person.ts';
import { formatCitation, type Run } from '../styles.ts';
import type { ListLayout, ListOptions } from './options.ts';
import { listTexts } from './texts.ts';

export interface ListedRun extends Run {
  href?: string;
}

interface ListedWork {
  id: string;
  /** Empty if it is not known. */
  year: string;
  runs: ListedRun[];
}

export interface Section {
  /** A year; empty in lists without headings. */
  heading: string;
  works: ListedWork[];
}

type Listable = Citable & { drawn?: RenderedFormula[] };

/** `own` is the person whose names are bold. */
export function listedWorks(
  papers: readonly Listable[],
  { style }: Pick<ListOptions, 'style'>,
  own?: Named,
): ListedWork[] {
  const isOwn = memberFinder(own ? [own] : []);
  return papers.map((paper) => {
    const { drawn, ...work } = paper;
    // A formatted citation does not contain the address of the page on this site.
    const citation = citationOf({ ...work, title: inPlainText(work.title, drawn) }, '');
    const bold = new Set(work.authors.flatMap((author, at) => (isOwn(author) ? [at] : [])));
    const runs = withLink(formatCitation(style, citation, bold), citation);
    return {
      id: work._id,
      year: citation.issued[0]?.toString() ?? '',
      runs: runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') })),
    };
  });
}

/** A citation ends with the work's address. */
function withLink(runs: Run[], { doi, ownUrl }: Citation): ListedRun[] {
  const end = runs.at(-1);
  const href = doi ? doiAddress(doi) : ownUrl;
  if (!end || !/^https?:\/\//i.test(href)) return runs;
  const whole = `https://doi.org/${doi}`;
  const shown = doi ? (end.text.includes(whole) ? whole : doi) : ownUrl;
  const at = end.text.lastIndexOf(shown);
  if (at < 0) return runs;
  const parts: ListedRun[] = [
    { ...end, text: end.text.slice(0, at) },
    { ...end, text: shown, href },
    { ...end, text: end.text.slice(at + shown.length) },
  ];
  return [...runs.slice(0, -1), ...parts.filter(({ text }) => text)];
}

/** The works come by date. */
export function sectionsOf(works: ListedWork[], layout: ListLayout): Section[] {
  if (layout !== 'year') return [{ heading: '', works }];
  const sections = new Map<string, ListedWork[]>();
  for (const work of works) sections.set(work.year, [...(sections.get(work.year) ?? []), work]);
  return [...sections].map(([year, ofYear]) => ({ heading: year || listTexts.withoutYear, works: ofYear }));
}
