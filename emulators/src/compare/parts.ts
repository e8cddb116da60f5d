/** What is compared, in the order of the table. */
import { comparePart, type Options, type Part, type PartReport } from './compare.ts';
import { queries } from './parts/queries.ts';

import { writes } from './parts/writes.ts';

interface AnyPart {
  readonly name: string;
  compare(options: Options): Promise<PartReport>;
}

const part = <Case>(one: Part<Case>): AnyPart => ({
  name: one.name,
  compare: (options) => comparePart(one, options),
});

export const parts: readonly AnyPart[] = [part(queries), part(writes)];
