/** RIS. Citation.js reads the tags of each type; this module adds what it loses. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { withFamilyFirst } from '@lab/contract/features/citations/initials-last';
import { type Name, parseName } from '@lab/contract/features/citations/names';
import { entryTexts } from '@lab/contract/features/imports/entries/texts';
import type { CslItem, CslName, ReadEntry } from '@lab/contract/features/imports/entry';
import { findDoi } from '@lab/contract/lib/doi';
import { addressIn } from './addresses.ts';
import { addArchive } from './archives.ts';
import { dateOfText } from './dates.ts';
import { filled, isItem } from './item.ts';
import { cslName, isWebAddress, itemOrProblem, plainItem } from './plain-item.ts';
import { ownNotes } from './ris-notes.ts';
import { readTags, type TaggedRecord, taggedRecords } from './tagged-records.ts';

const { problems } = entryTexts;
const shape = { tag: /^([A-Z][A-Z0-9])\s{0,3}-(?:\s(.*))?$/, begins: 'TY', ends: 'ER' };

export const risRecords = (text: string) => taggedRecords(text, shape);

export function* readRis(text: string): Generator<ReadEntry> {
  for (const { line, original, values } of risRecords(text)) {
    const read: ReadEntry = { line, key: values.get('ID')?.[0] ?? '', original, format: 'ris' };
    if (!values.has('TY')) yield { ...read, problem: problems.noType };
    else yield { ...read, ...itemOrProblem(() => itemOfRis(values)) };
  }
}

/** Of an electronic book with a number of volumes (NV), Citation.js makes software. */
const ownTypes = new Map(Object.entries({ SLIDE: 'speech', EBOOK: 'book' }));
/** Read here: Citation.js gives up an entry with several dates of one kind or a DOI that is none. */
const ownTags = new Set(['DA', 'PY', 'Y1', 'Y2', 'DO']);
const numbered = /^(?:report|patent|standard)$/;
/** Publishers write `1234-5678 (Print)`. */
const issn = /\b\d{4}-?\d{3}[\dX]\b/i;
const isbn = /^(?:97[89][- ]?)?(?:\d[- ]?){9}[\dX]$/i;
const typesWithJournal = /^(?:article|chapter|paper-conference|entry|review)/;

export function itemOfRis(values: TaggedRecord['values']): CslItem {
  const { all, first } = readTags(values);
  // Some publishers write the first author under another tag than the others.
  const authorTags = [...values.keys()].filter((tag) => tag === 'AU' || tag === 'A1');
  const type = (first('TY') ?? '').toUpperCase();
  const record = Object.fromEntries(
    [...values].flatMap(([tag, list]) =>
      ownTags.has(tag) ? [] : [[tag, tag === 'TY' ? type : list.length > 1 ? list : list[0]]],
    ),
  );
  const [parsed] = plugins.input.chain(record, {
    forceType: '@ris/record',
    target: '@csl/list+object',
    generateGraph: false,
    strict: true,
  });
  const raw = isItem(parsed) ? parsed : {};
  // The notes are read below.
  const item = plainItem({ ...raw, type: ownTypes.get(type) ?? raw.type, note: undefined });
  const notes = ownNotes(all('N1'), all(...authorTags));
  const isShown = item.type === 'speech' || /poster/i.test(first('M3') ?? '');
  const isVersioned = item.type === 'software' || item.type === 'dataset';
  const own = plainItem({
    title: first('TI', 'T1', 'CT') ?? item.title ?? first('BT'),
    abstract: first('AB', 'N2'),
    note: notes.note,
    keyword: all('KW'),
    volume: first('VL'),
    issue: numbered.test(item.type) ? undefined : first('IS', 'CP'),
    number: numbered.test(item.type) ? first('IS', 'M1') : undefined,
    ISSN: all('SN')
      .flatMap((code) => (isbn.test(code) ? [] : (issn.exec(code)?.[0] ?? [])))
      .at(0),
    ISBN: all('SN').find((code) => isbn.test(code)),
    'event-title': notes.fields['event-title'] ?? (isShown ? first('T2') : undefined),
    version: notes.fields.version ?? (isVersioned ? first('ET') : undefined),
    publisher: first('PB'),
    'publisher-place': first('CY') ?? item['publisher-place'],
    edition: notes.fields.edition ?? (isVersioned ? undefined : first('ET')),
    language: first('LA'),
    genre: item.type === 'thesis' || item.type === 'report' ? first('M3') : undefined,
    'container-title': typesWithJournal.test(item.type)
      ? first('C3', 'JF', 'BT', 'T2', 'JO', 'JA')
      : undefined,
    'collection-title': first('T3'),
    page: pagesOf(item.type, first('SP'), first('EP')),
    URL: all('UR', 'L2').map(addressIn).find(Boolean),
    DOI: all('DO').map(findDoi).find(Boolean) ?? doiIn([...all('UR', 'L3', 'M3'), ...notes.others]),
    PMID: /pubmed/i.test(first('DB') ?? '') ? first('AN') : undefined,
    custom: {
      ...notes.custom,
      articleNumber: first('C7'),
      pdf: all('L1').find(isWebAddress),
      links: [...(notes.custom.links ?? []), ...all('L4').map((url) => ({ name: 'link', url }))],
    },
  });
  const { type: _, ...mended } = own;
  if (isShown) delete item['container-title'];
  const editorTags = [item.editor || type === 'CHAP' || type === 'CONF' ? 'A2' : 'ED', 'ED'];
  const editors = withFamilyFirst(all(...editorTags)).map(nameOf);
  const whole: CslItem = {
    ...item,
    ...mended,
    ...filled({
      author: withFamilyFirst(all(...authorTags)).map(nameOf),
      editor: [...new Map(editors.map((name) => [JSON.stringify(name), name])).values()],
      issued: dateOf(all('DA', 'PY', 'Y1')),
    }),
  };
  addArchive(whole, whole.custom ?? {});
  return whole;
}

/** The most exact of them. */
function dateOf(texts: string[]) {
  const dates = texts.map(dateOfText).flatMap((date) => date ?? []);
  const length = (date: (typeof dates)[number]) => date['date-parts'][0]?.length ?? 0;
  return dates.sort((one, other) => length(other) - length(one))[0];
}

function pagesOf(type: string, start?: string, end?: string): string | undefined {
  // The same tag has the number of pages of a book.
  if (!start || (!end && /^(?:book|thesis|software)$/.test(type))) return undefined;
  return end && end !== start && !/[-–]/.test(start) ? `${start}-${end}` : start;
}

/** Citation.js takes `Ada King` without a comma for an organisation. */
function nameOf(written: string): CslName {
  if (!written.includes(',')) return cslName(written);
  const [family = '', given = '', ...rest] = written.split(',').map((part) => part.trim());
  const { particle, suffix, ...name }: Name = given ? parseName(`${family}, ${given}`) : {};
  return {
    family: name.family ?? family,
    ...filled({ given, 'non-dropping-particle': particle, suffix: rest.join(', ') || suffix }),
  };
}

function doiIn(texts: string[]): string | undefined {
  return texts
    .filter((text) => /doi/i.test(text) || /^10\./.test(text))
    .map(findDoi)
    .find(Boolean);
}
