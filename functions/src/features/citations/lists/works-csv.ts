/** Every field of works as a table. Abstracts are left out, because lists hold them shortened. */
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import {
  type FieldName,
  fieldNames,
  linkNames,
  type PaperFieldType,
  type PaperValues,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { OtherVersion } from '@lab/contract/features/papers/versions';
import { toCsv } from '@lab/contract/lib/csv';
import { declare } from '@lab/contract/lib/declare';

type Column = [label: string, value: (paper: Paper, origin: string) => string];

const asItIs = (text: string) => text;
const joined = (names: readonly string[]) => names.join('; ');

/** Addresses of uploaded files are stored without the site's origin. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** Links have a column each, and abstracts none. */
const cells: { [Is in PaperFieldType]?: (value: PaperValues[Is], origin: string) => string } = {
  title: asItIs,
  text: asItIs,
  doi: asItIs,
  date: asItIs,
  areaName: asItIs,
  alt: asItIs,
  url: asItIs,
  people: joined,
  someAuthors: joined,
  areaNames: joined,
  picture: absolute,
  file: absolute,
  type: (type) => paperTexts.types[type],
  namedLinks: (links) => joined(links.map(({ name, url }) => `${name}: ${url}`)),
  versions: (versions) => joined(versions.map(versionLine)),
  notices: (notices) => joined(notices.map(noticeSentence)),
  mark: (isMarked) => (isMarked ? listTexts.yes : ''),
};

function columnsOf(name: FieldName): Column[] {
  if (name === 'links')
    return linkNames.map((link) => [paperTexts.links[link], ({ links }) => links[link] ?? '']);
  const cell = declare<((value: unknown, origin: string) => string) | undefined>(cells[paperFields[name].is]);
  if (!cell) return [];
  return [[paperTexts.fields[name], (paper, origin) => (paper[name] ? cell(paper[name], origin) : '')]];
}

const versionLine = ({ kind, server, date, link }: OtherVersion) =>
  [paperTexts.paper.versionKinds[kind], server, date, link].filter(Boolean).join(' ');

/** `end` is the last line of a file that does not contain all works. */
export function worksAsCsv(papers: readonly Paper[], origin: string, end: string): string {
  const page: Column = [listTexts.page, ({ _id }) => origin + paths.paper(_id)];
  const all = [...fieldNames.flatMap(columnsOf), page];
  const lines = papers.map((paper) => all.map(([, value]) => value(paper, origin)));
  return toCsv([all.map(([label]) => label), ...lines, ...(end ? [[end]] : [])]);
}
