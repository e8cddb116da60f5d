/** The roles of a site in its order: that of the groups on its page of people. */
import type { Person } from '../description.ts';
import { textsAt } from '../jekyll/values.ts';
import { blocksIn } from './blocks.ts';
import type { HugoSite } from './hugo-site.ts';

export function rolesOf({ documents }: HugoSite, people: readonly Person[]): string[] {
  const groups = documents
    .flatMap((document) => blocksIn(document))
    .flatMap(({ content, data }) => [...textsAt(content, 'user_groups'), ...textsAt(data, 'user_groups')]);
  const named = new Set(people.filter(({ hasLeft }) => !hasLeft).map(({ role }) => role));
  return [...new Set([...groups, ...named])].filter((role) => role && named.has(role));
}
