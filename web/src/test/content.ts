/** Replies with one record of each kind of content, for tests of all pages. */
import type { Fields } from '@lab/contract/core/content/field';
import type { Kind } from '@lab/contract/core/content/kind';
import { sampleOf } from '@lab/contract/core/content/sample.testing';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kindNames, kinds } from '@lab/contract/kinds/kinds';

export function contentReplies(valuesOf: (fields: Fields) => object = sampleOf): Record<string, unknown> {
  const replies = kindNames.flatMap((name) => {
    const { path }: Kind = kinds[name];
    const { fields, shows } = declarationOf(name);
    const added = shows.map((shown) => [shown, shown === 'createdAt' ? '2026-01-01T00:00:00.000Z' : '']);
    const record = { _id: 'r1', ...valuesOf(fields), ...Object.fromEntries(added) };
    return [
      [path, [record]],
      [`${path}/{id}`, record],
    ];
  });
  return Object.fromEntries(replies);
}
