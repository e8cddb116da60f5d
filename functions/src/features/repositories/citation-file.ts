/**
 * Reads CITATION.cff (https://citation-file-format.github.io), which anybody can have written, into the
 * fields of a work.
 */

import { limits } from '@lab/contract/api/limits';
import type { Citable } from '@lab/contract/features/citations/csl';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import { truncate } from '@lab/contract/lib/truncate';
import { fieldsOf } from '../citations/csl-fields.ts';
import { type Item, isItem, listIn, namedBy } from '../imports/entries/item.ts';
import { isWebAddress, plainItem } from '../imports/entries/plain-item.ts';
import { readYaml } from '../imports/entries/yaml.ts';

type CitedFields = Omit<Citable, '_id'>;

/** Undefined for what is no citation. */
export function readCitationFile(text: string): CitedFields | undefined {
  const whole = readYaml(withQuotesIndented(text));
  if (!isItem(whole)) return undefined;
  // What the authors want to be cited instead of the software.
  const preferred = whole['preferred-citation'];
  const { custom, ...item } = plainItem(cslOf(isItem(preferred) ? preferred : whole));
  const fields = fieldsOf({ ...item, license: custom?.licence });
  const authors = fields.authors.slice(0, limits.authors).map((name) => truncate(name, limits.author));
  if (!fields.title || authors.length === 0) return undefined;
  const short = (value = '') => truncate(value, limits.workDetail);
  const { doi = '', url = '' } = fields;
  return {
    type: fields.type,
    title: truncate(fields.title, limits.title),
    ...withNameParts({ authors }),
    details: '',
    publicationDate: fields.publicationDate,
    publisher: short(fields.publisher),
    bookTitle: short(fields.bookTitle),
    event: short(fields.event),
    volume: short(fields.volume),
    issue: short(fields.issue),
    pages: short(fields.pages),
    version: short(fields.version),
    licence: short(fields.licence),
    doi: isDoi(doi) && doi.length <= limits.doi ? doi : '',
    url: isWebAddress(url) && url.length <= limits.url ? url : '',
  };
}

/** In examples of the format a text in quotation marks goes on at any place of the next line. */
const withQuotesIndented = (text: string) =>
  text.replace(
    /^( *(?:- )?[\w-]+: ")((?:[^"\\]|\\.)*")/gm,
    (_, start: string, rest: string) => start + rest.replace(/\n */g, `\n${' '.repeat(start.length)}`),
  );

const types = namedBy({
  'article-journal': 'article',
  book: 'book',
  'paper-conference': 'conference-paper',
  dataset: 'data, dataset',
  report: 'report',
  software: 'software, software-code, software-container, software-executable, software-virtual-machine',
  thesis: 'thesis',
});

function cslOf(cff: Item): Item {
  const [license] = [cff.license].flat();
  return {
    type: types[String(cff.type ?? 'software')] ?? 'document',
    title: cff.title,
    author: list(cff.authors).slice(0, limits.authors).map(authorOf),
    issued: dateOf(cff),
    version: cff.version,
    license,
    DOI: cff.doi ? withoutDoi(cff.doi) : list(cff.identifiers).map(doiIn).find(Boolean),
    URL: cff.url || cff['repository-code'] || cff.repository,
    publisher: nameIn(cff.publisher) || nameIn(cff.institution),
    'container-title': cff.journal || cff['collection-title'],
    'event-title': nameIn(cff.conference),
    volume: cff.volume,
    issue: cff.issue,
    page: [cff.start, cff.end].filter((page) => typeof page === 'string' && page).join('-'),
  };
}

const list = (value: unknown) => listIn(value).filter(isItem);
const nameIn = (value: unknown) => (isItem(value) ? value.name : undefined);
const withoutDoi = (value: unknown) => (typeof value === 'string' ? withoutDoiPrefix(value) : '');
const doiIn = ({ type, value }: Item) => (type === 'doi' ? withoutDoi(value) : '');

function authorOf(person: Item): Item {
  const family = person['family-names'];
  const given = person['given-names'];
  if (!family && !given) return { literal: person.name || person.alias };
  return { family, given, 'non-dropping-particle': person['name-particle'], suffix: person['name-suffix'] };
}

/** A reference may say only the year and the month. */
function dateOf(cff: Item): unknown {
  const { year, month, 'date-released': released, 'date-published': published } = cff;
  const whole = released || published;
  return typeof whole === 'string' ? whole : year && { 'date-parts': [[year, month].filter(Boolean)] };
}
