/**
 * PubMed's export, for which Citation.js has no parser: https://www.nlm.nih.gov/bsd/mms/medlineelements.html
 */

import type { CslItem, CslName, ReadEntry } from '@lab/contract/features/imports/entry';
import { findDoi } from '@lab/contract/lib/doi';
import { dateOfText } from './dates.ts';
import { filled } from './item.ts';
import { cslName, fullPages, itemOrProblem, plainItem } from './plain-item.ts';
import { readTags, type TaggedRecord, taggedRecords } from './tagged-records.ts';

const tag = /^([A-Z][A-Z0-9]{0,3}) {0,3}- ?(.*)$/;
const hasNumber = /^PMID ?- ?\d/m;

export function* readNbib(text: string): Generator<ReadEntry> {
  // ERIC writes the same format without PubMed's number.
  const begins = hasNumber.test(text) ? 'PMID' : 'OWN';
  for (const { line, original, values } of taggedRecords(text, { tag, begins })) {
    const key = values.get('PMID')?.[0] ?? '';
    yield { line, key, original, format: 'nbib', ...itemOrProblem(() => itemOf(values)) };
  }
}

/** Elsevier's number of a text, `S1080-6032(22)00139-9`, which no citation has. */
const publishersNumber = /^S?\d{4}-?\d{3}[\dX]\(\d\d\)/;

const types: [RegExp, string][] = [
  [/^preprint/i, 'article'],
  [/^book/i, 'book'],
  [/thesis|dissertation/i, 'thesis'],
  [/^dataset/i, 'dataset'],
  [/^(?:congress|conference)/i, 'paper-conference'],
];

function itemOf(values: TaggedRecord['values']): CslItem {
  const { all, first } = readTags(values);
  const kind = all('PT').flatMap((said) => types.find(([word]) => word.test(said))?.[1] ?? [])[0];
  // ERIC's documents (ED) are in no journal, unlike its articles (EJ); the same tag has their publisher.
  const isDocument = /^ED\d/.test(first('OID') ?? '');
  const inBook = Boolean(first('TI') && first('BTI'));
  const said = plainItem({
    type: inBook
      ? 'chapter'
      : (kind ?? (first('BTI') && !first('TI') ? 'book' : isDocument ? 'report' : 'article-journal')),
    title: (first('TI', 'BTI') ?? '').replace(/(?<=[^.])\.$/, ''),
    'container-title': inBook ? first('BTI') : isDocument ? undefined : first('JT', 'TA'),
    'collection-title': first('CTI'),
    publisher: first('PB') ?? (isDocument ? first('JT') : undefined),
    'publisher-place': first('PB') ? first('PL') : undefined,
    volume: first('VI'),
    issue: first('IP'),
    page: fullPages(first('PG') ?? ''),
    edition: first('EN'),
    DOI: all('LID', 'AID')
      .filter((id) => /\[doi\]/.test(id))
      .map(findDoi)
      .find(Boolean),
    ISSN: first('IS')?.split('(')[0]?.trim(),
    ISBN: first('ISBN')?.split('(')[0]?.trim(),
    PMID: first('PMID'),
    PMCID: first('PMC'),
    abstract: first('AB'),
    keyword: [...all('OT'), ...all('MH')].map((word) => word.replaceAll('*', '')),
    language: first('LA'),
    status: first('DP') ? undefined : first('PST'),
    custom: {
      articleNumber: all('LID')
        .find((id) => /\[pii\]/.test(id) && !publishersNumber.test(id))
        ?.replace('[pii]', '')
        .trim(),
    },
  });
  return {
    ...said,
    ...filled({
      author: authorsOf(values),
      editor: all(values.has('FED') ? 'FED' : 'ED').map(nameOf),
      issued: dateOfText(first('DP', 'DEP', 'EDAT') ?? ''),
    }),
  };
}

/** Full names where there are any, in the order of the file, with the groups among them. */
function authorsOf(values: TaggedRecord['values']): CslName[] {
  const people = (values.get('FAU') ?? values.get('AU') ?? []).filter(Boolean).map(nameOf);
  return [...people, ...(values.get('CN') ?? []).map((literal) => ({ literal }))];
}

/** `King, Martin Luther Jr`, or `Lovelace AK` in older records. */
function nameOf(written: string): CslName {
  const [, family, initials, mark = ''] =
    /^([^,]+) (\p{Lu}{1,4})((?: (?:Jr|Sr|II|III|IV))?)$/u.exec(written) ?? [];
  return cslName(
    family ? `${family}, ${initials}${mark && `,${mark}`}` : written.replace(/ (Jr|Sr|II|III|IV)$/, ', $1'),
  );
}
