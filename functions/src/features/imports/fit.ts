/**
 * Adapts values of a file to the rules of the fields. Values that do not fit are left out; the stored
 * original entry has them.
 */

import { clean } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { truncateMath } from '@lab/contract/core/math/parts';
import {
  type Manuscript,
  type NamedLink,
  type PaperField,
  type PaperFieldType,
  type PaperValues,
  paperFieldNames,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { paperNotices, versions } from '@lab/contract/features/papers/list-fields';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypeOf } from '@lab/contract/features/papers/types';
import { isDoi, withoutDoiPrefix } from '@lab/contract/lib/doi';
import { truncate } from '@lab/contract/lib/truncate';
import type { Schema } from 'yup';
import { isItem } from './entries/item.ts';

type Given = Readonly<Record<string, unknown>>;

const fits: {
  [Is in PaperFieldType]: (value: unknown, field: PaperField<Is>) => PaperValues[Is] | undefined;
} = {
  // Not within a mark or a formula.
  title: (value, { max }) =>
    typeof value === 'string' ? line(truncateMath(clean(value), max), max) : undefined,
  text: (value, { max }) => line(value, max),
  prose: (value, { max }) => (typeof value === 'string' ? truncate(clean(value), max) : undefined),
  doi: (value) => {
    const doi = withoutDoiPrefix(line(value, limits.doi) ?? '');
    return isDoi(doi) ? doi : undefined;
  },
  date: (value) => line(value, 10),
  type: (value) => workTypeOf(value),
  alt: (value, { max }) => line(value, max),
  url: (value) => (isAddress(value) ? value : undefined),
  namedLinks: (value) =>
    Array.isArray(value) ? value.filter(isLink).slice(0, limits.moreLinks).map(namedLink) : undefined,
  someAuthors: (value) => namesIn(value),
  versions: (value) =>
    linesThatFit(versions.rule({ label: paperTexts.fields.otherVersions }), value, limits.otherVersions),
  // Only admins import, and the plan repeats each notice.
  notices: (value) =>
    linesThatFit(paperNotices.rule({ label: paperTexts.fields.notices }), value, limits.notices),
  mark: (value) => value === true,
  areaName: () => undefined,
  areaNames: () => undefined,
  people: (value) => namesIn(value)?.slice(0, limits.authors),
  picture: () => undefined,
  file: (value) => (isAddress(value) && value.startsWith('https://') ? value : undefined),
  links: (value) =>
    isItem(value) ? Object.fromEntries(Object.entries(value).filter(([, url]) => isAddress(url))) : undefined,
};

/** Unknown names are dropped. */
export function fitted(given: Given): Partial<Manuscript> {
  return Object.fromEntries(
    paperFieldNames.flatMap((name) => {
      const value = fit(paperFields[name], given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const fit = <Is extends PaperFieldType>(field: PaperField<Is>, value: unknown) =>
  fits[field.is](value, field);

function line(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  return truncate(clean(value.replace(/\s+/g, ' ')), max);
}

const namesIn = (value: unknown) =>
  Array.isArray(value) ? value.flatMap((name) => line(name, limits.author) || []) : undefined;

/** By the rules of the form; one line that breaks them does not lose the others. */
function linesThatFit<Line>(
  list: Schema<Line[] | undefined>,
  value: unknown,
  most: number,
): Line[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const fitting = value.flatMap((line) => (list.isValidSync([line]) ? (list.cast([line]) ?? []) : []));
  return fitting.slice(0, most);
}

const address = /^https?:\/\/[^\s/?#:.@<>"'\\]+(\.[^\s/?#:.@<>"'\\]+)*(:\d+)?([/?#][^\s<>"'\\]*)?$/i;

/** Never `javascript:`, nor one that would end an attribute. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.url && address.test(value);
}

const isLink = (value: unknown): value is NamedLink =>
  isItem(value) && 'name' in value && isAddress(value.url);

const namedLink = ({ name, url }: NamedLink): NamedLink => ({
  name: line(name, limits.linkName) || new URL(url).hostname,
  url,
});
