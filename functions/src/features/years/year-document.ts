/** What the page of a year says, as a text for its files: nothing that the page does not say. */
import { inPlainText } from '@lab/contract/core/math/rendered';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import { asRow } from '@lab/contract/features/papers/row';
import { shownLinkLabel } from '@lab/contract/features/papers/shown-links';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import type { TeamRole } from '@lab/contract/features/team/roles';
import { listsOf } from '@lab/contract/features/years/lists';
import { comparesYears, numbersOf } from '@lab/contract/features/years/numbers';
import type { Year } from '@lab/contract/features/years/schemas';
import { yearTexts } from '@lab/contract/features/years/texts';
import { yearOf } from '@lab/contract/texts/dates';
import { type Block, pointer, type TextDocument, type TextRun } from '../../core/downloads/document.ts';

interface Site {
  lab: string;
  origin: string;
  roles: readonly TeamRole[];
}

export function yearDocument(year: Year, { lab, origin, roles }: Site): TextDocument {
  const address = (path: string) => new URL(path, origin).href;
  const numbers = numbersOf(year, roles).filter(({ all }) => all > 0);
  return {
    title: `${lab} ${year.year}`,
    locale: pageTexts.locale.replace('_', '-'),
    creator: new URL(origin).host,
    blocks: [
      { kind: 'paragraph', runs: [{ text: yearTexts.lead(lab) }] },
      pointer({ text: listTexts.from, address: address(paths.year(year.year)) }),
      ...countsOf(year),
      heading(yearTexts.numbers),
      { kind: 'list', entries: numbers.map(numberEntry) },
      ...worksOf(year, address),
      ...listsOf(year, roles).flatMap(({ title, rows, more }): Block[] => [
        heading(title),
        {
          kind: 'list',
          entries: rows.map(({ title, path, beside }) => [
            { text: title, ...(path && { href: address(path) }) },
            ...(beside ? [{ text: `${between}${beside}` }] : []),
          ]),
        },
        ...(more ? [pointer({ text: more.text, address: address(more.path) })] : []),
      ]),
    ],
  };
}

/** No line begins with the dot. */
const between = '\u00a0· ';

const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', level, text });

function countsOf({ byYear }: Year): Block[] {
  if (!comparesYears(byYear)) return [];
  const text = byYear.map(({ year, count }) => `${year}:\u00a0${count}`).join(between);
  return [heading(yearTexts.byYear), { kind: 'paragraph', runs: [{ text }] }];
}

function numberEntry({ what, all, parts }: ReturnType<typeof numbersOf>[number]): TextRun[] {
  const detail = parts.map(([which, count]) => `${which} ${count}`).join(', ');
  return [
    { text: `${what}: ` },
    { text: String(all), bold: true },
    ...(parts.length > 1 ? [{ text: ` (${detail})` }] : []),
  ];
}

/** By their types. */
function worksOf({ year, works, types }: Year, address: (path: string) => string): Block[] {
  const all = types.reduce((sum, { count }) => sum + count, 0);
  const blocks: Block[] = all > 0 ? [heading(yearTexts.works)] : [];
  for (const type of workTypes) {
    const entries = works.filter((work) => work.type === type).map((work) => workEntry(work, address));
    if (entries.length > 0) blocks.push(heading(paperTexts.types[type], 2), { kind: 'list', entries });
  }
  if (all > works.length) {
    const list = `${paths.publications}?${new URLSearchParams({ year, view: 'list' })}`;
    blocks.push(pointer({ text: yearTexts.moreWorks(all), address: address(list) }));
  }
  return blocks;
}

function workEntry(work: Year['works'][number], address: (path: string) => string): TextRun[] {
  const { _id, title, drawn, venue, publicationDate, authors, others, notice, files } = asRow(work);
  const names = authors.map(([name]) => name).join(', ');
  const place = [venue, yearOf(publicationDate)].filter(Boolean).join(', ');
  const facts = [
    others ? `${names} ${paperTexts.rows.others(others)}` : names,
    notice && paperTexts.notices.labels[notice],
    place,
  ].filter(Boolean);
  const links = files.map(([name, href]) => ({
    text: name === 'doi' ? work.doi : shownLinkLabel(name),
    href: href.startsWith('/') ? address(href) : href,
  }));
  return [
    { text: inPlainText(title, drawn), bold: true, href: address(paths.paper(_id)) },
    ...facts.map((text) => ({ text: `${between}${text}` })),
    ...links.flatMap(({ text, href }) =>
      /^https?:\/\//i.test(href) ? [{ text: between }, { text, href }] : [],
    ),
  ];
}
