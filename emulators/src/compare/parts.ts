/** The compared parts in the order of the table. */
import { comparePart, type Options, type Part, type PartReport } from './compare.ts';
import { access } from './parts/access.ts';
import { aggregations } from './parts/aggregations.ts';
import { contention } from './parts/contention.ts';
import { listeners } from './parts/listeners.ts';
import { queries } from './parts/queries.ts';

import { rules } from './parts/rules.ts';
import { transactions } from './parts/transactions.ts';
import { writes } from './parts/writes.ts';

interface AnyPart {
  readonly name: string;
  compare(options: Options): Promise<PartReport>;
}

const part = <Case>(one: Part<Case>): AnyPart => ({
  name: one.name,
  compare: (options) => comparePart(one, options),
});

export const parts: readonly AnyPart[] = [
  part(queries),
  part(aggregations),
  part(writes),
  part(transactions),
  part(contention),
  part(listeners),
  part(rules),
  part(access),
];
