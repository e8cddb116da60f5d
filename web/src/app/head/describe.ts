/** What search engines learn of each page beyond its title: only the server draws this, browsers never load it. */
import { areaTexts } from '@lab/contract/areas/texts';
import { citationFormatNames, citationFormats } from '@lab/contract/citations/formats';
import { newsTexts } from '@lab/contract/news/texts';
import { siteTexts } from '@lab/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { areaQuery } from '../../features/areas/queries.ts';
import { newsAuthorQuery, newsItemQuery } from '../../features/news/queries.ts';
import { paperQuery } from '../../features/papers/queries.ts';
import { positionsQuery } from '../../features/positions/queries.ts';
import { memberQuery } from '../../features/team/queries.ts';
import { paths } from '../paths.ts';
import type { RouteMatch } from '../route.ts';
import { link, type Tag } from './html.ts';
import {
  breadcrumbs,
  jobPosting,
  newsArticle,
  organization,
  person,
  researchArea,
  scholarlyArticle,
  type Thing,
  webSite,
} from './json-ld.ts';
import { scholarTags } from './scholar.ts';
import type { SiteInfo } from './site-info.ts';
import type { PageTags } from './tags.ts';

export interface Description {
  type?: PageTags['type'];
  tags?: Tag[];
  things: Thing[];
}

type Describe = (id: string, client: QueryClient, site: SiteInfo) => Description | undefined;

const { nav } = siteTexts;
const pages: Record<string, Describe> = {
  [paths.home]: (_, __, site) => ({ things: [organization(site), webSite(site)] }),

  [paths.paper(':id')]: (id, client, site) => {
    const paper = client.getQueryData(paperQuery(id).queryKey);
    if (!paper) return undefined;
    const path = paths.paper(id);
    const files = citationFormatNames.map((format) =>
      link({
        rel: 'alternate',
        type: citationFormats[format].contentType.replace(/;.*/, ''),
        href: `/api/researchPaper/${encodeURIComponent(id)}.${format}`,
      }),
    );
    return {
      type: 'article',
      tags: [...scholarTags(paper, site.absolute(path), site), ...files],
      things: [
        scholarlyArticle(paper, site),
        breadcrumbs(
          [
            { name: nav.publications, path: paths.publications },
            { name: paper.title, path },
          ],
          site,
        ),
      ],
    };
  },

  [paths.newsItem(':id')]: (id, client, site) => {
    const item = client.getQueryData(newsItemQuery(id).queryKey);
    if (!item) return undefined;
    const author = client.getQueryData(newsAuthorQuery(item.authorEmail).queryKey)?.name;
    const steps = [
      { name: newsTexts.list.title, path: paths.news },
      { name: item.title, path: paths.newsItem(id) },
    ];
    return { type: 'article', things: [newsArticle(item, author, site), breadcrumbs(steps, site)] };
  },

  [paths.area(':id')]: (id, client, site) => {
    const area = client.getQueryData(areaQuery(id).queryKey);
    if (!area) return undefined;
    const steps = [
      { name: areaTexts.title, path: paths.areas },
      { name: area.departmentName, path: paths.area(id) },
    ];
    return { type: 'article', things: [researchArea(area, site), breadcrumbs(steps, site)] };
  },

  [paths.member(':id')]: (id, client, site) => {
    const member = client.getQueryData(memberQuery(id).queryKey);
    if (!member) return undefined;
    const steps = [
      { name: nav.team, path: paths.team },
      { name: member.name, path: paths.member(id) },
    ];
    return { type: 'profile', things: [person(member, site), breadcrumbs(steps, site)] };
  },

  [paths.joinUs]: (_, client, site) => ({
    things: [
      ...(client.getQueryData(positionsQuery.queryKey) ?? []).map((position) => jobPosting(position, site)),
      breadcrumbs([{ name: nav.joinUs, path: paths.joinUs }], site),
    ],
  }),

  ...Object.fromEntries(
    [
      { name: nav.about, path: paths.about },
      { name: nav.researchAreas, path: paths.areas },
      { name: nav.publications, path: paths.publications },
      { name: nav.team, path: paths.team },
      { name: nav.news, path: paths.news },
      { name: nav.contactUs, path: paths.contactUs },
    ].map((step): [string, Describe] => [
      step.path,
      (_, __, site) => ({ things: [organization(site), breadcrumbs([step], site)] }),
    ]),
  ),
};

export function describe(found: RouteMatch, client: QueryClient, site: SiteInfo): Description {
  return pages[found.route.path]?.(found.at.params.id ?? '', client, site) ?? { things: [] };
}
