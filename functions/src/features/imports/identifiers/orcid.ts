/** The works that a person lists at ORCID: https://info.orcid.org/documentation/api-tutorials/ */
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import { type Item, isItem, listIn, namedBy } from '../entries/item.ts';
import { isWebAddress } from '../entries/plain-item.ts';
import { askService, type Manner } from './ask-service.ts';

/** ORCID's public service, or the tests' stand-in. */
const service = () => process.env.ORCID_SERVICE || 'https://pub.orcid.org';

export interface OrcidWork {
  doi?: string;
  /** ORCID's own data about the work, without authors. */
  item: Item;
}

export async function worksOf(iD: string, manner: Manner): Promise<OrcidWork[]> {
  const answer = await askService(`${service()}/v3.0/${iD}/works`, manner);
  return listIn(partIn(answer, 'group')).flatMap((group) => {
    // The first summary of a group is the one that the person prefers.
    const [summary] = listIn(partIn(group, 'work-summary'));
    return isItem(summary) ? [workOf(summary)] : [];
  });
}

const types = namedBy({
  'article-journal': 'journal-article',
  'paper-conference': 'conference-paper, conference-abstract',
  speech: 'conference-poster, conference-presentation, lecture-speech',
  article: 'preprint',
  report: 'working-paper, report',
  standard: 'technical-standard',
  chapter: 'book-chapter',
  book: 'book, edited-book',
  thesis: 'dissertation-thesis, dissertation',
  dataset: 'data-set',
  software: 'software',
  patent: 'patent',
});

function workOf(summary: Item): OrcidWork {
  const identifiers = listIn(partIn(summary['external-ids'], 'external-id')).filter(isItem);
  // Other identifiers belong to the volume or to another version of the work.
  const own = identifiers.filter((each) => (each['external-id-relationship'] ?? 'self') === 'self');
  const numberOf = (type: string) =>
    own
      .map((each) => (each['external-id-type'] === type ? textIn(each['external-id-value']) : ''))
      .find(Boolean);
  const doi = withoutDoiPrefix(numberOf('doi') ?? '');
  const date = summary['publication-date'];
  const parts = ['year', 'month', 'day'].map((part) => Number(valueIn(partIn(date, part)))).filter(Boolean);
  const type = textIn(summary.type);
  const arxiv = numberOf('arxiv');
  const url = valueIn(summary.url);
  const item: Item = {
    type: types[type] ?? 'document',
    title: ['title', 'subtitle']
      .map((part) => valueIn(partIn(summary.title, part)))
      .filter(Boolean)
      .join(': '),
    'container-title': valueIn(summary['journal-title']),
    issued: { 'date-parts': [parts] },
    PMID: numberOf('pmid'),
    ISBN: numberOf('isbn'),
    ...(type === 'conference-poster' && { genre: 'Poster' }),
    ...(isWebAddress(url) && { URL: url }),
    ...(arxiv && { custom: { archive: 'arxiv', eprint: arxiv } }),
  };
  return isDoi(doi) ? { doi, item: { ...item, DOI: doi } } : { item };
}

const partIn = (value: unknown, name: string) => (isItem(value) ? value[name] : undefined);
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const valueIn = (value: unknown) => textIn(partIn(value, 'value'));
