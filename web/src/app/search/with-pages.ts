import type { SearchReply } from '@lab/contract/features/search/schemas';

/** Adds pages of the site itself, where the name of one has all words or nothing else is found. */
export function withPages(found: SearchReply, ofPages: SearchReply): SearchReply {
  if (ofPages.groups.length === 0) return found;
  if (found.groups.length === 0) return ofPages;
  const isWhole = !ofPages.isPartial && !ofPages.instead;
  if (!isWhole) return found;
  const own = ofPages.groups.flatMap(({ rows }) => rows);
  const isOwn = ({ address }: { address: string }) => own.some((row) => row.address === address);
  const written =
    found.groups.find(({ group }) => group === 'pages')?.rows.filter((row) => !isOwn(row)) ?? [];
  const rows = [...own, ...written];
  const others = found.groups.filter(({ group }) => group !== 'pages');
  return {
    words: [...new Set([...found.words, ...ofPages.words])],
    instead: '',
    isPartial: false,
    groups: [...(found.isPartial ? [] : others), { group: 'pages', count: rows.length, rows }],
  };
}
