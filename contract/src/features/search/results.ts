/** What is found, in groups: the group with the best match comes first. */
import type { Kind } from '../../core/content/kind.ts';
import { kinds, outputKinds } from '../../kinds/kinds.ts';
import { formatDate } from '../../texts/dates.ts';
import { paths } from '../pages/paths.ts';
import type { Entry, SearchGroup } from './entry.ts';
import { find } from './find.ts';
import type { SearchReply } from './schemas.ts';
import type { SearchIndex } from './search-index.ts';
import { wordsIn } from './words.ts';

const outputAddress = (id: string) => {
  const [word = '', record = ''] = id.split('/');
  const { pages }: Kind = outputKinds[word as keyof typeof outputKinds];
  return pages.one ? pages.one(record) : pages.all;
};

const addresses: Readonly<Record<SearchGroup, (id: string) => string>> = {
  works: paths.paper,
  people: paths.member,
  news: paths.newsItem,
  areas: paths.area,
  outputs: outputAddress,
  positions: paths.position,
  events: kinds.events.pages.one,
  pages: (address) => (address.startsWith('/') ? address : paths.freePage(address)),
};

const mostNames = 4;

/** Authors and place. */
function noteOf({ group, names, note }: Entry): string {
  const shown = names.slice(0, mostNames).join(', ');
  const people = names.length > mostNames ? `${shown} …` : shown;
  return [group === 'people' ? '' : people, note].filter(Boolean).join(' · ');
}

/** The line below a title. The page writes it, because only a page knows the words of its language. */
export const lineOf = ({ note, when }: SearchReply['groups'][number]['rows'][number]): string =>
  [note, formatDate(when)].filter(Boolean).join(' · ');

export function searchIn(index: SearchIndex, q: string, inGroup: number, isTyping = false): SearchReply {
  const { hits, counts, instead, isPartial, words } = find(index, q, isTyping);
  const groups = new Map<SearchGroup, Entry[]>();
  for (const { entry } of hits) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  const shown = [...groups].map(([group, entries]) => ({
    group,
    count: counts[group] ?? entries.length,
    rows: entries.slice(0, inGroup).map((entry) => ({
      address: addresses[group](entry.id),
      title: entry.title,
      note: noteOf(entry),
      when: entry.when,
    })),
  }));
  return { groups: shown, instead, isPartial, words: wordsOn(shown, words) };
}

/** A beginning has many words, of which a page shows few. */
function wordsOn(shown: SearchReply['groups'], words: readonly string[]): string[] {
  const known = new Set(words);
  const texts = shown.flatMap(({ rows }) => rows.flatMap(({ title, note, when }) => [title, note, when]));
  const found = texts.flatMap((text) => wordsIn(text).map(({ word }) => word));
  return [...new Set(found)].filter((word) => known.has(word));
}
