/** How a list of works looks, as its address says it. */

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

/** With the first of each choice for what is missing or unknown. */
export function listOptionsOf(given: GivenOptions): ListOptions {
  const { style, layout } = given;
  return {
    style: citationStyles.find((name) => name === style) ?? 'apa',
    layout: listLayouts.find((name) => name === layout) ?? 'year',
    bold: boldOf(given),
  };
}
