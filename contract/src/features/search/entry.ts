/**
 * What the search knows of a public record. It is made from what visitors' pages show, and from nothing else.
 */
import type { OrderedName } from '../citations/name-order.ts';

/** The groups of results, in the order in which a tie is listed. */
export const searchGroups = [
  'works',
  'people',
  'news',
  'areas',
  'outputs',
  'positions',
  'events',
  'pages',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface Entry {
  group: SearchGroup;
  /** Where its page is: for what a lab makes the word of its kind and the id, for pages their address. */
  id: string;
  title: string;
  /** Authors, speakers, or a person's other names. */
  names: string[];
  /** Only where it is stored, for a lab that shows family names first. */
  ordered?: OrderedName[];
  /** One line that is shown below the title. */
  note: string;
  /** More by which it is found, such as keywords. */
  words: string;
  /** A year or a day. */
  when: string;
  /** Fingerprints of its DOI and other identifiers, from `codeOf`. */
  codes: string[];
}

export const emptyEntry: Entry = {
  group: 'works',
  id: '',
  title: '',
  names: [],
  note: '',
  words: '',
  when: '',
  codes: [],
};
