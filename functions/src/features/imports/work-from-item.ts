/** Converts an entry (CSL-JSON) to the fields of a work. */
import { limits } from '@lab/contract/api/limits';
import { fieldsFromFormat } from '@lab/contract/features/citations/metadata';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import type { Name } from '@lab/contract/features/citations/names';
import { noteWithout } from '@lab/contract/features/citations/own-lists';
import { writeName } from '@lab/contract/features/citations/written-names';
import type { CslDate, CslItem, CslName } from '@lab/contract/features/imports/entry';
import { linkNames, type Manuscript, type NamedLink } from '@lab/contract/features/papers/fields';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { WorkType } from '@lab/contract/features/papers/types';
import { withoutDoiPrefix } from '@lab/contract/lib/doi';
import { filled, namedBy, valueAt } from './entries/item.ts';
import { keywordsForVisitors, noteForVisitors } from './entries/notes-of-tools.ts';
import { thesisIn } from './entries/theses.ts';
import { fitted } from './fit.ts';
import { isAddress, isPicturePath } from './picture-names.ts';

/** A work without its areas, which are stored by their ids. */
export type ImportedWork = Omit<Manuscript, 'category' | 'moreAreas'> & {
  /** Missing in plans of earlier versions. */
  nameParts?: Name[];
};

export function workFromItem(item: CslItem): ImportedWork {
  const { custom = {} } = item;
  const type = typeOfItem(item);
  const authors = (item.author?.length ? item.author : (item.editor ?? [])).map(writtenName);
  const authorsAt = (places: number[] = []) => places.flatMap((at) => authors[at] ?? []);
  const said = fieldsFromFormat('csl', type, (name) => {
    const value = valueAt({ ...item }, name);
    return typeof value === 'string' ? value : '';
  });
  const lists = fitted({ otherVersions: custom.otherVersions, notices: custom.notices });
  const {
    category: _none,
    moreAreas: _noOthers,
    ...work
  } = manuscriptOf(
    fitted({
      ...said,
      ...lists,
      type,
      // The site's own files repeat the notices there.
      note: noteForVisitors(noteWithout(said.note ?? '', lists.notices ?? [])),
      keywords: said.keywords && keywordsForVisitors(said.keywords),
      details: said.details && noAbstract.test(said.details) ? undefined : said.details,
      url: isOfUse(said) ? said.url : undefined,
      publisher: said.publisher || otherPublisher(type, item),
      issue:
        said.issue || item['collection-number'] || (type === 'article' ? undefined : numberIn(item, said)),
      bookTitle: said.bookTitle || custom.bookTitle,
      articleNumber: custom.articleNumber ?? said.articleNumber,
      arxiv: custom.archive === 'arxiv' ? custom.eprint : (custom.arxiv ?? said.arxiv),
      licence: custom.licence ?? said.licence,
      // Proceedings and collections have editors only.
      authors,
      corresponding: authorsAt(custom.corresponding),
      equalContribution: authorsAt(custom.equalContribution),
      editors: (item.editor ?? []).map(writtenName),
      publicationDate: dateOf(item),
      pdf: custom.pdf,
      ...linksIn(custom.links),
      selected: custom.selected,
    }),
  );
  return withNameParts(work);
}

/** As Scopus writes into the field. */
const noAbstract = /^\[no abstract available\]$/i;

/** Files of this site have the number of a preprint at arXiv there. */
const numberIn = ({ number }: CslItem, { arxiv }: { arxiv?: string }) =>
  number === arxiv ? undefined : number;

/** Registries repeat the DOI as an address, and a record of Scopus opens only for subscribers. */
const isOfUse = ({ url, doi }: { url?: string; doi?: string }) =>
  url !== undefined &&
  withoutDoiPrefix(url) !== withoutDoiPrefix(doi ?? '') &&
  !(doi && /^https?:\/\/www\.scopus\.com\/(?:inward|record)\//i.test(url));

/** Links with the name of a field of their own, and others. */
function linksIn(links: NamedLink[] = []) {
  const fieldOf = ({ name }: NamedLink) => linkNames.find((field) => field === name.toLowerCase());
  const own = new Map<string, string>();
  const moreLinks = links.filter((link) => {
    const field = fieldOf(link);
    if (!field || own.has(field)) return true;
    own.set(field, link.url);
    return false;
  });
  return { links: Object.fromEntries(own), moreLinks };
}

/** An article without a journal, or a preprint of which only the archive is known. */
function otherPublisher(type: WorkType, { publisher, 'container-title': container, custom = {} }: CslItem) {
  if (type === 'article') return publisher;
  if (type !== 'preprint') return undefined;
  return container ?? archiveNames[custom.archive ?? ''] ?? custom.archive;
}

const archiveNames: Record<string, string> = { arxiv: 'arXiv', biorxiv: 'bioRxiv', medrxiv: 'medRxiv' };

/** What the work does not say for certain, so that the plan asks a person. */
export function openQuestions(item: CslItem): OpenQuestions {
  const { otherDate: said, picture = '', fromLine } = item.custom ?? {};
  const otherDate = dateOf({ issued: said });
  return {
    ...(item.type === 'thesis' && !thesisOf(item) && { openThesis: true }),
    ...(otherDate && { otherDate }),
    ...(fromLine && { fromLine }),
    ...(picture.length <= limits.url && (isAddress(picture) || isPicturePath(picture)) && { picture }),
  };
}

export interface OpenQuestions {
  /** Nothing says which kind of thesis it is. */
  openThesis?: true;
  /** Another date that the entry gives. */
  otherDate?: string;
  /** The line of a page that was taken apart. */
  fromLine?: string;
  /** The name or address of a picture that the work does not have. */
  picture?: string;
}

/** With the precision of the entry: `2019`, `2019-05` or `2019-05-17`. */
function dateOf({ issued }: { issued?: CslDate | undefined }): string {
  const [year, month, day] = issued?.['date-parts'][0] ?? [];
  if (!year || year < 0) return '';
  const rest = month && month <= 12 ? [month, ...(day && day <= 31 ? [day] : [])] : [];
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

function writtenName({ literal, family, given, suffix, ...name }: CslName): string {
  const particle = [name['dropping-particle'], name['non-dropping-particle']].filter(Boolean).join(' ');
  return writeName(filled({ literal, family, given, particle, suffix }));
}

const byCsl = namedBy<WorkType>({
  preprint: 'article',
  article: 'article-journal, article-magazine, article-newspaper, review, review-book',
  conference: 'paper-conference',
  chapter: 'chapter, entry-encyclopedia, entry-dictionary',
  book: 'book',
  report: 'report, standard',
  dataset: 'dataset',
  software: 'software',
  talk: 'speech',
  patent: 'patent',
});

const byGenre: [RegExp, WorkType][] = [
  [/poster/i, 'poster'],
  [/preprint/i, 'preprint'],
];

/** Undefined where nothing says which kind of thesis it is. */
const thesisOf = ({ genre = '', custom }: CslItem) => custom?.thesis ?? thesisIn(genre);

/** The type of a work by CSL's type and, if that is not enough, by the genre. */
function typeOfItem(item: CslItem): WorkType {
  const { type, genre = '', custom = {} } = item;
  const found = byGenre.find(([words]) => words.test(genre))?.[1];
  if (type === 'thesis') return thesisOf(item) ?? 'doctoral';
  // An entry of an archive without a journal is a preprint, whatever the file calls it.
  if (custom.eprint && !item['container-title'] && (type === 'article-journal' || type === 'document'))
    return 'preprint';
  if (type === 'speech' && found === 'poster') return 'poster';
  if (type === 'article' && found === 'preprint') return 'preprint';
  if (type === 'article' && item['container-title'] && !custom.eprint) return 'article';
  return byCsl[type] ?? found ?? 'other';
}
