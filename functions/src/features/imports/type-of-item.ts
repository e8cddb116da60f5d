/** The type of a work by CSL's type and, if that is not enough, by the genre. */
import type { CslItem } from '@lab/contract/features/imports/entry';
import type { WorkType } from '@lab/contract/features/papers/types';

const byCsl: Record<string, WorkType> = {
  article: 'preprint',
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  review: 'article',
  'review-book': 'article',
  'paper-conference': 'conference',
  chapter: 'chapter',
  'entry-encyclopedia': 'chapter',
  'entry-dictionary': 'chapter',
  book: 'book',
  report: 'report',
  standard: 'report',
  dataset: 'dataset',
  software: 'software',
  speech: 'talk',
  patent: 'patent',
};

const byGenre: [RegExp, WorkType][] = [
  [/poster/i, 'poster'],
  [/bachelor|b\.?\s?sc|undergraduate/i, 'bachelor'],
  [/master|m\.?\s?sc|diplom|mathesis|magist/i, 'master'],
  [/ph\.?\s?d|doctor|dissertation|habilitation/i, 'doctoral'],
  [/preprint/i, 'preprint'],
];

export function typeOfItem({ type, genre = '', custom = {}, ...item }: CslItem): WorkType {
  const found = byGenre.find(([words]) => words.test(genre))?.[1];
  if (type === 'thesis') return custom.thesis ?? (isThesis(found) ? found : 'doctoral');
  // An entry of an archive without a journal is a preprint, whatever the file calls it.
  if (custom.eprint && !item['container-title'] && (type === 'article-journal' || type === 'document'))
    return 'preprint';
  if (type === 'speech' && found === 'poster') return 'poster';
  if (type === 'article' && found === 'preprint') return 'preprint';
  if (type === 'article' && item['container-title'] && !custom.eprint) return 'article';
  return byCsl[type] ?? (found === 'poster' || found === 'preprint' ? found : 'other');
}

const isThesis = (type: WorkType | undefined): type is WorkType =>
  type === 'bachelor' || type === 'master' || type === 'doctoral';
