import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import { typeNames } from '@lab/contract/features/papers/type-names';
import { declare } from '@lab/contract/lib/declare';
import type { YearOnPage } from '../../features/years/queries.ts';
import { organizationId, type Thing } from './json-ld.ts';
import type { SiteInfo } from './site-info.ts';

/** Search engines follow the links of the page to the others. */
const mostListed = 50;

/** A year with its works; what they are is said on their own pages. */
export function yearThing({ year, works }: YearOnPage, site: SiteInfo) {
  return declare<Thing>({
    '@type': 'CollectionPage',
    name: year,
    url: site.absolute(paths.year(year)),
    temporalCoverage: year,
    publisher: { '@id': organizationId(site) },
    ...(works.length > 0 && {
      hasPart: works.slice(0, mostListed).map(({ _id, type, title, drawn }) => ({
        '@type': typeNames[type].schemaOrg,
        name: inPlainText(title, drawn),
        url: site.absolute(paths.paper(_id)),
      })),
    }),
  });
}
