/** The calls that import a table, for every kind whose records come from one. */
import { type Endpoint, endpoint } from '../../api/endpoint.ts';
import { limits } from '../../api/limits.ts';
import type { Right } from '../../api/rights.ts';

type Imported<Body, Reply> = Required<
  Pick<Endpoint<string, unknown, Body, Reply>, 'summary' | 'reply' | 'body'>
> &
  Record<'needs', Right>;

export function tableEndpoints<const Path extends string, Body, Reply>(
  path: Path,
  imported: Imported<Body, Reply>,
) {
  return {
    plan: endpoint('POST', `${path}/plan`, {
      ...imported,
      summary: 'What the import of a table would do, row by row; nothing is stored',
      bodyBytes: limits.importTableBytes,
      reply: () => import('./schemas.ts').then((s) => s.tablePlan),
    }),
    import: endpoint('POST', path, {
      ...imported,
      bodyBytes: limits.importTableBytes,
    }),
  };
}
