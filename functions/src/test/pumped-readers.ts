/** Everything that reads a text from outside, with a place for what repeats in it. */
import { inReadingOrder, parseName } from '@lab/contract/features/citations/names';
import { pastedNames } from '@lab/contract/features/citations/pasted-names';
import { toCsv } from '@lab/contract/lib/csv';
import { fieldsOf } from '../features/citations/csl-fields.ts';
import { readEntries } from '../features/imports/entries/read-entries.ts';
import { readIdentifiers } from '../features/imports/identifiers/read-identifiers.ts';
import { workFromItem } from '../features/imports/work-from-item.ts';

interface Reader {
  read(text: string): unknown;
  /** A text of the format with the piece in each field. */
  around(piece: string): string;
}

/** A text of no format is refused, which also needs to be quick. */
async function readWorks(text: string) {
  for (const { item } of await readEntries(text, '')) {
    if (!item) continue;
    fieldsOf({ ...item });
    workFromItem(item);
  }
}

const plain = (piece: string) => `a ${piece}x`;
const lines = (tags: readonly string[], between: string, piece: string) =>
  tags.map((tag) => `${tag}${between}${piece.replace(/[\r\n]/g, ' ')} x`).join('\n');
const bibtexFields = [
  ...['title', 'pages', 'date', 'month', 'note', 'type', 'eprint', 'journal', 'doi', 'url', 'howpublished'],
  ...['keywords', 'isbn', 'abstract', 'publisher', 'volume', 'number'],
];
const inQuotes = (piece: string) => `"${piece.replaceAll('"', '')} x"`;

export const readers: Record<string, Reader> = {
  'BibTeX, fields': {
    read: readWorks,
    around: (piece) =>
      `@article{a,\n${bibtexFields.map((name) => `${name} = {t ${piece} x}`).join(',\n')}\n}`,
  },
  'BibTeX, people': {
    read: readWorks,
    around: (piece) => `@article{a, title={t}, author={a ${piece} x}, editor={${piece}x}}`,
  },
  'BibTeX, between entries': {
    read: readWorks,
    around: (piece) => `@article{a, title={t}} ${piece} @string{${piece}} @article{${piece}, title={t`,
  },
  RIS: {
    read: readWorks,
    around: (piece) =>
      `TY  - JOUR\n${lines(['TI', 'AU', 'ED', 'PY', 'SP', 'UR', 'DO', 'N1', 'M3', 'JO', 'KW', 'AB'], '  - ', piece)}\nER  - \n`,
  },
  PubMed: {
    read: readWorks,
    around: (piece) =>
      `PMID- 1\n${lines(['TI  ', 'FAU ', 'AU  ', 'ED  ', 'DP  ', 'PG  ', 'LID ', 'SO  ', 'IS  ', 'JT  '], '- ', piece)}\n`,
  },
  'Web of Science': {
    read: readWorks,
    around: (piece) =>
      `FN Clarivate\nVR 1.0\nPT J\n${lines(['AU', 'TI', 'SO', 'DE', 'PD', 'BP', 'DI'], ' ', piece)}\nER\n\nEF`,
  },
  EndNote: {
    read: readWorks,
    around: (piece) =>
      `%0 Journal Article\n${lines(['%T', '%A', '%D', '%P', '%U', '%R', '%J', '%K'], ' ', piece)}\n`,
  },
  CSL: {
    read: readWorks,
    around: (piece) =>
      JSON.stringify([
        {
          type: 'article-journal',
          author: [{ family: piece, given: piece }, { literal: piece }, { name: piece }],
          issued: { raw: piece },
          ...Object.fromEntries(
            ['title', 'page', 'DOI', 'URL', 'note', 'genre', 'keyword'].map((key) => [key, piece]),
          ),
        },
      ]),
  },
  CSV: {
    read: readWorks,
    around: (piece) =>
      `Title,Authors,Editor,Year,DOI,Pages,Citation,Extra,Author full names\n${Array(9).fill(inQuotes(piece)).join(',')}\n`,
  },
  identifiers: { read: readIdentifiers, around: plain },
  'pasted authors': { read: pastedNames, around: plain },
  'an author': { read: (text) => inReadingOrder(parseName(text)), around: plain },
  'an exported cell': { read: (text) => toCsv([[text]]), around: plain },
  'an unknown text': { read: readWorks, around: plain },
};
