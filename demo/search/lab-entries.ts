/** What the search knows of a lab of the demo, made as the server makes it, without a database. */
import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import type { Entry } from '@lab/contract/features/search/entry';
import { entryOfRecord, entryOfWork } from '@lab/contract/features/search/of-record';
import { storedContent } from '../../functions/src/app/content-kinds.ts';
import type { StoredPaper } from '../../functions/src/features/papers/paper-store.ts';
import { papers } from '../content/papers.ts';
import { largePapers } from '../large/papers.ts';
import { largePeople } from '../large/people.ts';
import { demoPeople } from '../people-records.ts';
import { recordsOf } from '../records.ts';

export type Lab = 'demo' | 'large';

export function entriesOf(lab: Lab): Entry[] {
  const records: Record<string, Iterable<readonly [string, object]>> = lab === 'large'
    ? recordsOf(largePapers, largePeople)
    : recordsOf(papers, demoPeople);
  const works = [...(records.researchPapers ?? [])].map(([id, paper]) =>
    entryOfWork(id, paper as StoredPaper),
  );
  const others = storedContent.flatMap(({ store }) => {
    const declared: Declaration = store.declared;
    return [...(records[declared.collection] ?? [])].flatMap(
      ([id, stored]) => entryOfRecord(store.name, declared, id, store.toRecord(id, stored) as Values) ?? [],
    );
  });
  return [...works, ...others];
}
