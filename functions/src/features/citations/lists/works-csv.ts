/** Every field of works as a table. Abstracts are left out, because lists hold them shortened. */
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { type FieldName, linkNames, namesOf, paperFields } from '@lab/contract/features/papers/fields';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { OtherVersion } from '@lab/contract/features/papers/versions';
import { toCsv } from '@lab/contract/lib/csv';

type Column = [label: string, value: (paper: Paper, origin: string) => string];

const lists = namesOf('people', 'someAuthors', 'areaNames');
const files = namesOf('picture', 'file');
const texts = namesOf('title', 'text', 'doi', 'date', 'areaName', 'alt', 'url');

const fieldNames = Object.keys(paperFields) as FieldName[];

function columnsOf(name: FieldName): Column[] {
  const labelled = (value: Column[1]): Column[] => [[paperTexts.fields[name], value]];
  const isOneOf = <Name extends FieldName>(names: readonly Name[]) => names.find((one) => one === name);
  const [text, list, file] = [isOneOf(texts), isOneOf(lists), isOneOf(files)];
  if (text) return labelled((paper) => paper[text] ?? '');
  if (list) return labelled((paper) => (paper[list] ?? []).join('; '));
  if (file) return labelled((paper, origin) => absolute(paper[file], origin));
  switch (name) {
    case 'type':
      return labelled(({ type }) => paperTexts.types[type]);
    case 'links':
      return linkNames.map((link) => [paperTexts.links[link], ({ links }) => links[link] ?? '']);
    case 'moreLinks':
      return labelled(({ moreLinks = [] }) =>
        moreLinks.map((link) => `${link.name}: ${link.url}`).join('; '),
      );
    case 'otherVersions':
      return labelled(({ otherVersions = [] }) => otherVersions.map(versionLine).join('; '));
    case 'notices':
      return labelled(({ notices = [] }) => notices.map(noticeSentence).join('; '));
    case 'selected':
      return labelled(({ selected }) => (selected ? listTexts.yes : ''));
    default:
      return [];
  }
}

const versionLine = ({ kind, server, date, link }: OtherVersion) =>
  [paperTexts.paper.versionKinds[kind], server, date, link].filter(Boolean).join(' ');

/** Addresses of uploaded files are stored without the site's origin. */
const absolute = (address: string | undefined, origin: string) =>
  address?.startsWith('/') ? origin + address : (address ?? '');

/** `end` is the last line of a file that does not contain all works. */
export function worksAsCsv(papers: readonly Paper[], origin: string, end: string): string {
  const page: Column = [listTexts.page, ({ _id }) => origin + paths.paper(_id)];
  const all = [...fieldNames.flatMap(columnsOf), page];
  const lines = papers.map((paper) => all.map(([, value]) => value(paper, origin)));
  return toCsv([all.map(([label]) => label), ...lines, ...(end ? [[end]] : [])]);
}
