import { type PaperFlag, paperFlags } from './flags.ts';
import { type WorkType, workTypes } from './types.ts';

/**
 * The filters of the list of papers, with the same names in the addresses of the page, the feed and the
 * files.
 */
export const paperFilterNames = [
  'area',
  'year',
  'type',
  'author',
  'person',
  'keyword',
  ...paperFlags,
  'q',
] as const;

export type PaperFilterName = (typeof paperFilterNames)[number];

export type GivenPaperFilter = Partial<Record<Exclude<PaperFilterName, 'type' | PaperFlag>, string>> &
  Partial<Record<PaperFlag, 'true'>> & { type?: WorkType };

/** The allowed values; the server refuses others. */
const allowed: { [Name in PaperFilterName]?: readonly string[] } = {
  type: workTypes,
  ...Object.fromEntries(paperFlags.map((flag) => [flag, ['true']])),
};

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
