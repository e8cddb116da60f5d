/** Every field of works as a table. Abstracts are left out, because lists hold them shortened. */
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import {
  type FieldName,
  linkNames,
  type PaperFieldType,
  type PaperValues,
  paperFieldNames,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { OtherVersion } from '@lab/contract/features/papers/versions';
import { toCsv } from '@lab/contract/lib/csv';
import { declare } from '@lab/contract/lib/declare';

type Column = [label: string, value: (paper: Paper, origin: string) => string];

/** A text, or names or sentences. */
const texts = (value: unknown) => [value].flat().join('; ');

/** Addresses of uploaded files are stored without the site's origin. */
const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address);

/** What is no text, and no list of texts. Links have a column each, and abstracts none. */
const cells: { [Is in PaperFieldType]?: false | ((value: PaperValues[Is], origin: string) => string) } = {
  prose: false,
  picture: absolute,
  file: absolute,
  type: (type) => paperTexts.types[type],
  namedLinks: (links) => texts(links.map(({ name, url }) => `${name}: ${url}`)),
  versions: (versions) => texts(versions.map(versionLine)),
  notices: (notices) => texts(notices.map(noticeSentence)),
  mark: (isMarked) => (isMarked ? listTexts.yes : ''),
};

function columnsOf(name: FieldName): Column[] {
  if (name === 'links')
    return linkNames.map((link) => [paperTexts.links[link], ({ links }) => links[link] ?? '']);
  const cell = declare<false | ((value: unknown, origin: string) => string)>(
    cells[paperFields[name].is] ?? texts,
  );
  if (!cell) return [];
  return [[paperTexts.fields[name], (paper, origin) => (paper[name] ? cell(paper[name], origin) : '')]];
}

const versionLine = ({ kind, server, date, link }: OtherVersion) =>
  [paperTexts.paper.versionKinds[kind], server, date, link].filter(Boolean).join(' ');

/** `end` is the last line of a file that does not contain all works. */
export function worksAsCsv(papers: readonly Paper[], origin: string, end: string): string {
  const page: Column = [listTexts.page, ({ _id }) => origin + paths.paper(_id)];
  const all = [...paperFieldNames.flatMap(columnsOf), page];
  const lines = papers.map((paper) => all.map(([, value]) => value(paper, origin)));
  return toCsv([all.map(([label]) => label), ...lines, ...(end ? [[end]] : [])]);
}
