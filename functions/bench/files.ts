/**
 * Reads bibliography files as an import does, writes each work as an export in its format does, and prints
 * what got lost. A field counts as lost if the export does not contain all words of its text.
 */
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf } from '@lab/contract/features/citations/csl';
import { citationFormats } from '@lab/contract/features/citations/formats';
import type { CslItem, EntryFormat, ReadEntry } from '@lab/contract/features/imports/entry';
import { withExtras } from '../src/features/imports/bibtex-extras.ts';
import { textOfAddress, textOfTex } from '../src/features/imports/entries/latex.ts';
import { entriesIn } from '../src/features/imports/entries/read-bibtex.ts';
import { readEntries } from '../src/features/imports/entries/read-entries.ts';
import { risRecords } from '../src/features/imports/entries/read-ris.ts';
import { withCslExtras, withRisExtras } from '../src/features/imports/extras.ts';
import { workFromItem } from '../src/features/imports/work-from-item.ts';

type Citation = ReturnType<typeof citationOf>;
type Fields = [name: string, text: string][];

interface Format {
  fieldsOf(text: string): Fields;
  write(citation: Citation, original: string): string;
}

const flat = (name: string, value: unknown): Fields =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => flat(name, part))
    : [[name, String(value)]];

const formats: { [Name in EntryFormat]?: Format } = {
  bibtex: {
    fieldsOf: (text) => entriesIn(text).flatMap(({ fields }) => [...fields]),
    write: (citation, original) => withExtras(bibtex(citation), original),
  },
  ris: {
    fieldsOf: (text) =>
      [...risRecords(text)].flatMap(({ values }) =>
        [...values].flatMap(([tag, all]) => all.map((value): [string, string] => [tag, value])),
      ),
    write: (citation, original) =>
      withRisExtras(citationFormats.ris.write([citation]), original).replaceAll('\r', ''),
  },
  csl: {
    fieldsOf: (text) =>
      [JSON.parse(text)].flat().flatMap((item) => Object.entries(item).flatMap((field) => flat(...field))),
    write: (citation, original) => withCslExtras(citationFormats['csl.json'].write([citation]), original),
  },
};

/** Months are numbers in the export, and numbers have no zero before them. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const withoutMarkup = (text: string) =>
  text.replace(/<[^<>]*>/g, ' ').replace(/(?:https?:\/\/)?(?:dx\.)?doi\.org\/|doi: ?/gi, ' ');
const wordsOf = (text: string): string[] =>
  (
    withoutMarkup(text)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => {
    const month = months.indexOf(word.slice(0, 3)) + 1;
    return month && /^[a-z]+$/.test(word) && word.length < 10
      ? `month ${month}`
      : word.replace(/^0+(?=\d)/, '');
  });

/** Fields of reference managers and web pages, which are not part of a citation. */
const leftOut =
  /^(?:file|local-url|bdsk-.*|date-(?:added|modified)|owner|timestamp|username|groups|comment|review|__markedentry|creationdate|crossref|xdata|ids|options|pdf|selected|bibtex_show|TY|ID|ER|L[1-4]|Y2|DB|DP|U[1-5]|LB|N1|id|type)$/;

function lostFields(item: CslItem, { original, format }: ReadEntry): string[] {
  const { fieldsOf, write } = formats[format] ?? {};
  if (!fieldsOf || !write) return [];
  const work = { ...workFromItem(item), category: '', _id: 'x' };
  const written = fieldsOf(write(citationOf(work, 'https://lab.test/paper/x'), original));
  const there = new Set(
    written.flatMap(([, text]) => [textOfTex(text), textOfAddress(text), text].flatMap(wordsOf)),
  );
  for (const word of [...there]) if (/^\d+$/.test(word)) there.add(`month ${word}`);
  return fieldsOf(original).flatMap(([name, text]) => {
    if (leftOut.test(name)) return [];
    const missing = wordsOf(format === 'bibtex' ? textOfTex(text) : text).filter((word) => !there.has(word));
    return missing.length > 0 ? [`${name}: ${missing.slice(0, 6).join(' ')}`] : [];
  });
}

// npm starts this in the workspace and not where the command was typed.
const files = process.argv.slice(3).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
if (files.length === 0) {
  console.error('Say which files: npm run bench:files -w functions -- FILE...');
  process.exit(1);
}
for (const file of files) {
  const entries = await readEntries(await readFile(file, 'utf8'), file).catch(
    (error: Error) => error.message,
  );
  if (typeof entries === 'string') {
    console.log(`${basename(file)}: ${entries}`);
    continue;
  }
  const works = entries.filter(({ item }) => item);
  const lines = entries.flatMap((entry) => {
    const at = `  line ${entry.line} ${entry.key}`;
    return entry.item
      ? lostFields(entry.item, entry).map((lost) => `${at}: lost ${lost}`)
      : [`${at}: ${entry.problem}`];
  });
  console.log(`${basename(file)}: ${entries.length} entries, ${works.length} works`);
  if (lines.length > 0) console.log(lines.join('\n'));
}
