/**
 * DataCite's list of works (https://support.datacite.org/docs/api), which can be asked for several DOIs at
 * once. arXiv, Zenodo and most archives of data register with it.
 */
import { type Item, isItem, listIn } from '../entries/item.ts';
import { cslName } from '../entries/plain-item.ts';
import { askService, type Manner } from './ask-service.ts';
import type { Found } from './batches.ts';

/** DataCite's service, or the tests' stand-in. */
const service = () => process.env.DATACITE_SERVICE || 'https://api.datacite.org';

export const dataciteAtOnce = 50;

export async function askDatacite(dois: readonly string[], manner: Manner): Promise<Found> {
  const query = new URLSearchParams({
    ids: dois.join(','),
    'page[size]': String(dois.length),
    'disable-facets': 'true',
    ...(manner.contact && { mailto: manner.contact }),
  });
  const answer = await askService(`${service()}/dois?${query}`, manner);
  const asked = new Map(dois.map((doi) => [doi.toLowerCase(), doi]));
  const found: Found = new Map();
  for (const work of listIn(isItem(answer) ? answer.data : undefined)) {
    const said = isItem(work) && isItem(work.attributes) ? work.attributes : {};
    const doi = asked.get(String(said.doi).toLowerCase());
    if (doi) found.set(doi, asCsl(doi, said));
  }
  return found;
}

/** DataCite's own names of types: https://datacite-metadata-schema.readthedocs.io/ */
const types = new Map(
  Object.entries({
    Audiovisual: 'motion_picture',
    Book: 'book',
    BookChapter: 'chapter',
    ConferencePaper: 'paper-conference',
    ConferenceProceeding: 'book',
    Dataset: 'dataset',
    Dissertation: 'thesis',
    Journal: 'periodical',
    JournalArticle: 'article-journal',
    PeerReview: 'review',
    Preprint: 'article',
    Presentation: 'speech',
    Report: 'report',
    Software: 'software',
    Standard: 'standard',
  }),
);

function asCsl(doi: string, said: Item): Item {
  const kind = isItem(said.types) ? said.types : {};
  const container = isItem(said.container) ? said.container : {};
  const titles = itemsIn(said.titles);
  const issued = itemsIn(said.dates).find(({ dateType }) => dateType === 'Issued')?.date;
  const [rights] = itemsIn(said.rightsList).filter(({ rightsUri }) => rightsUri);
  return {
    type: types.get(String(kind.resourceTypeGeneral)) ?? kind.citeproc ?? 'document',
    genre: kind.resourceTypeGeneral === 'Dissertation' ? kind.resourceType : undefined,
    title: (titles.find(({ titleType }) => !titleType) ?? titles[0])?.title,
    author: itemsIn(said.creators).map(nameOf),
    editor: itemsIn(said.contributors)
      .filter(({ contributorType }) => contributorType === 'Editor')
      .map(nameOf),
    issued:
      typeof issued === 'string' && issued ? issued.slice(0, 10) : { 'date-parts': [[said.publicationYear]] },
    publisher: isItem(said.publisher) ? said.publisher.name : said.publisher,
    'container-title': container.title,
    volume: container.volume,
    issue: container.issue,
    page: [container.firstPage, container.lastPage].filter(Boolean).join('-'),
    abstract: itemsIn(said.descriptions).find(({ descriptionType }) => descriptionType === 'Abstract')
      ?.description,
    keyword: itemsIn(said.subjects).map(({ subject }) => subject),
    version: said.version,
    language: said.language,
    ...(rights && { license: [{ URL: rights.rightsUri }] }),
    DOI: doi,
  };
}

const longestName = 300;

const itemsIn = (value: unknown) => listIn(value).filter(isItem);

function nameOf({ familyName, givenName, name, nameType }: Item): Item {
  if (familyName) return { family: familyName, given: givenName };
  if (nameType === 'Organizational' || typeof name !== 'string') return { literal: name };
  return { ...cslName(name.slice(0, longestName)) };
}
