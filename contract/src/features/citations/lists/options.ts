/** The options of a list of works, which are stored in its address. */

import { type CitationStyle, citationStyles } from '../styles.ts';
import { boldOf } from './bold.ts';

export const listLayouts = ['year', 'numbered', 'plain'] as const;

export type ListLayout = (typeof listLayouts)[number];

export interface ListOptions {
  style: CitationStyle;
  layout: ListLayout;
  bold: string;
}

export interface GivenOptions {
  style?: string | undefined;
  layout?: string | undefined;
  bold?: string | undefined;
  person?: string | undefined;
}

/** A missing or unknown option gets the first value. */
export function listOptionsOf(given: GivenOptions): ListOptions {
  const { style, layout } = given;
  return {
    style: citationStyles.find((name) => name === style) ?? 'apa',
    layout: listLayouts.find((name) => name === layout) ?? 'year',
    bold: boldOf(given),
  };
}
