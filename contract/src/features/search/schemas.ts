import { array, boolean, type InferType, number, object, string } from 'yup';
import { type SearchGroup, searchGroups } from './entry.ts';
import { cutQuery } from './limits.ts';

/** It is cut and not refused, before anything looks at it. */
export const searchQuery = object({
  q: string().transform((value: unknown) => (typeof value === 'string' ? cutQuery(value) : '')),
});

const row = object({
  address: string().required(),
  title: string().defined(),
  /** Below the title, before the date. */
  note: string().defined(),
  when: string().defined(),
});

export const searchReply = object({
  groups: array()
    .of(
      object({
        group: string<SearchGroup>().oneOf(searchGroups).required(),
        count: number().required(),
        rows: array().of(row).required(),
      }),
    )
    .required(),
  /** The query with the words that were looked for instead of wrong ones; empty if none was wrong. */
  instead: string().defined(),
  /** No record has all words. */
  isPartial: boolean().required(),
  /** Those that were found, for marking them. */
  words: array().of(string().defined()).required(),
});

export type SearchReply = InferType<typeof searchReply>;
