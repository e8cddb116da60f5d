/** The pages of the site itself, whose names are in the menu and not in the index. */
import { type Entry, emptyEntry } from '@lab/contract/features/search/entry';

export const pageEntries = (links: readonly { to: string; label: string }[]): Entry[] =>
  links.map(({ to, label }) => ({ ...emptyEntry, group: 'pages', id: to, title: label }));
