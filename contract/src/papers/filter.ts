import { type WorkType, workTypes } from './types.ts';

/** What the list of papers is filtered by: the same words in the addresses of the page, the feed and the files. */
export const paperFilterNames = [
  'area',
  'year',
  'type',
  'author',
  'person',
  'keyword',
  'selected',
  'q',
] as const;

export type PaperFilterName = (typeof paperFilterNames)[number];

export type GivenPaperFilter = Partial<Record<Exclude<PaperFilterName, 'type' | 'selected'>, string>> & {
  type?: WorkType;
  selected?: 'true';
};

/** What each can hold: the server would refuse other words. */
const allowed: { [Name in PaperFilterName]?: readonly string[] } = { type: workTypes, selected: ['true'] };

/** In one order and without empty values, so that one filter has one address. */
export function paperFilterIn(search: URLSearchParams): GivenPaperFilter {
  return Object.fromEntries(
    paperFilterNames.flatMap((name) => {
      const value = (search.get(name) ?? '').trim();
      const isAllowed = allowed[name]?.includes(value) ?? true;
      return value && isAllowed ? [[name, value]] : [];
    }),
  );
}
