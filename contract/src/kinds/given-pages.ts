import { writingOf } from '../api/given-roles.ts';
import type { GivenRight, Right } from '../api/rights.ts';
import type { Kind } from '../core/content/kind.ts';
import { freePages } from '../features/free-pages/pages.ts';
import { paths } from '../features/pages/paths.ts';
import { kinds } from './kinds.ts';

/** Pages of the desk that are about no kind of content; a right for some kinds does not open them. */
const others: readonly (readonly [path: string, right: Right])[] = [
  [paths.reviewResearch, 'papers.publish'],
  [paths.publishedPapers, 'papers.correct'],
  [paths.updateInfo, 'site.edit'],
  [freePages.pages.desk, 'site.edit'],
];

/**
 * The pages of the desk that given roles open. Who writes drafts, or has a right for one record, opens the
 * page of the kind and sees there what is theirs. The server says them, because every page loads the menu.
 */
export function pagesOf(may: readonly GivenRight[]): string[] {
  const hasAny = (rights: readonly Right[], kind?: string) =>
    may.some(
      ({ right, only }) =>
        rights.includes(right) && (!only[0] || only.some((scope) => scope.split('/')[0] === kind)),
    );
  const ofKinds = Object.values<Kind>(kinds).filter(({ needs, name }) =>
    hasAny([needs, writingOf(needs)], name),
  );
  return [
    ...(hasAny(['applications.decide'], 'position') ? [paths.applications] : []),
    ...others.filter(([, right]) => hasAny([right])).map(([path]) => path),
    ...ofKinds.map(({ pages }) => pages.desk),
  ];
}
