/** Stores the names of works in their order, with their parts beside them; `migrations.ts` runs it. */

import { isDeepStrictEqual } from 'node:util';
import { type PeopleFields, withNameParts } from '@lab/contract/features/citations/name-parts';
import type { Name } from '@lab/contract/features/citations/names';
import { truncate } from '@lab/contract/lib/truncate';
import { rebuildSummaries } from '../../app/rebuild-summaries.ts';
import { rewriteEach } from '../../core/data/rewrite.ts';
import { membersByName } from '../../features/papers/author-members.ts';
import { derivedFields, papersCollection } from '../../features/papers/paper-store.ts';
import { requestsCollection, reviewedVersion } from '../../features/papers/request-store.ts';

/** As many as a person reads. */
const mostNamed = 20;
const longestName = 80;

export async function orderNames(dryRun: boolean): Promise<string[]> {
  const uncertain = new Set<string>();
  const ordered = (work: PeopleFields, parts: readonly Name[] = []) => {
    const { authors, editors, corresponding, equalContribution } = work;
    const people = { authors, editors, corresponding, equalContribution };
    const { nameParts, ...named } = withNameParts(people, parts);
    const said = new Set(nameParts.map(({ literal }) => literal));
    for (const name of [...named.authors, ...named.editors])
      if (name.includes(',') && !said.has(name)) uncertain.add(name);
    return isDeepStrictEqual(people, named) ? undefined : { ...named, nameParts };
  };

  const requests = await rewriteEach(requestsCollection(), {
    dryRun,
    changes(request) {
      const changes = ordered(request, request.nameParts);
      // Both, or the reviewer would see a change of the author.
      const reviewed = reviewedVersion(request);
      const { nameParts: _ofRequest, ...seen } = (reviewed && ordered(reviewed)) ?? {};
      return Object.keys(seen).length > 0 ? { ...changes, reviewed: { ...reviewed, ...seen } } : changes;
    },
  });
  const papers = await rewriteEach(papersCollection(), {
    dryRun,
    changes(paper) {
      const changes = ordered(paper, paper.nameParts);
      if (!changes) return undefined;
      const named = { ...changes, members: membersByName(paper.members) };
      return { ...named, ...derivedFields({ ...paper, ...named }) };
    },
  });
  if (papers > 0 && !dryRun) await rebuildSummaries();
  return [
    `researchRequests: ${requests} changed`,
    `researchPapers: ${papers} changed`,
    ...(uncertain.size > 0 ? [left(uncertain)] : []),
  ];
}

function left(names: ReadonlySet<string>): string {
  const some = [...names].slice(0, mostNamed).map((name) => `"${truncate(name, longestName)}"`);
  const more = names.size > some.length ? `, and ${names.size - some.length} more` : '';
  return `with a comma that may not end a family name, left as they are: ${some.join(', ')}${more}`;
}
