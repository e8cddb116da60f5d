/** The metadata of each page apart from its title; loaded only after the first page, see full-head.ts. */
import { api } from '@lab/contract';
import { areaTexts } from '@lab/contract/areas/texts';
import { citationFormatNames, citationFormats } from '@lab/contract/citations/formats';
import { firstField } from '@lab/contract/content/field';
import type { Kind } from '@lab/contract/content/kind';
import { callsOf } from '@lab/contract/content-calls';
import { kindNames, kinds } from '@lab/contract/kinds';
import { declarationOf } from '@lab/contract/kinds-in-full';
import { plainMath } from '@lab/contract/math/plain';
import { newsTexts } from '@lab/contract/news/texts';
import { paths } from '@lab/contract/pages/paths';
import { pageTexts } from '@lab/contract/pages/texts';
import { venueOf } from '@lab/contract/papers/venue';
import { positionTexts } from '@lab/contract/positions/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { siteTexts } from '@lab/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { areaQuery } from '../../features/areas/queries.ts';
import { newsAuthorQuery, newsItemQuery } from '../../features/news/queries.ts';
import { filterFrom, paperQuery } from '../../features/papers/queries.ts';
import { positionsQuery } from '../../features/positions/queries.ts';
import { memberQuery } from '../../features/team/queries.ts';
import { addressOf } from '../../lib/api.ts';
import { cursorIn, recordQuery } from '../../lib/query.ts';
import { shorten } from '../../lib/shorten.ts';
import type { RouteLocation, RouteMatch } from '../route.ts';
import { link, type Tag } from './html.ts';
import {
  breadcrumbs,
  heldByLab,
  jobPosting,
  labInBrief,
  newsArticle,
  organization,
  person,
  type Thing,
  thingOf,
  webSite,
} from './json-ld.ts';
import { isOfLab, paperThing } from './paper-thing.ts';
import { scholarTags } from './scholar.ts';
import type { SiteInfo } from './site-info.ts';
import type { PageTags } from './tags.ts';

export interface Description extends Pick<PageTags, 'type' | 'description' | 'image'> {
  /** Set on later pages of a list, which get their own canonical URL; filtered lists do not. */
  cursor?: string;
  tags?: Tag[];
  things?: Thing[];
}

type Describe = (at: RouteLocation, client: QueryClient, site: SiteInfo) => Description | undefined;

const { nav } = siteTexts;
const idIn = ({ params }: RouteLocation) => params.id ?? '';

function menuPage(
  name: string,
  path: string,
  about: (at: RouteLocation, site: SiteInfo) => Description,
): Describe {
  return (at, _, site) => ({
    things: [organization(site), breadcrumbs([{ name, path }], site)],
    ...about(at, site),
  });
}

const pages: Record<string, Describe> = {
  [paths.home]: (_, __, site) => ({
    description: site.labInfo?.overView.details,
    things: [organization(site), webSite(site)],
  }),

  [paths.about]: menuPage(nav.about, paths.about, (_, { labInfo }) => ({
    description: labInfo?.mission.details,
    image: labInfo?.overView.image,
  })),

  [paths.areas]: menuPage(nav.researchAreas, paths.areas, () => ({ description: areaTexts.lead })),

  [paths.publications]: menuPage(nav.publications, paths.publications, ({ search }) => {
    const { cursor, ...filter } = filterFrom(search);
    return {
      description: pageTexts.publications,
      cursor: Object.keys(filter).length === 0 ? cursor : undefined,
    };
  }),

  [paths.team]: menuPage(nav.team, paths.team, () => ({ description: teamTexts.lead })),

  [paths.news]: menuPage(nav.news, paths.news, ({ search }) => ({
    description: pageTexts.news,
    ...cursorIn(search),
  })),

  [paths.contactUs]: menuPage(nav.contactUs, paths.contactUs, () => ({ description: pageTexts.contactUs })),

  [paths.verifyEmail]: () => ({ description: pageTexts.verifyEmail }),

  [paths.joinUs]: (_, client, site) => ({
    description: positionTexts.lead,
    things: [
      ...(client.getQueryData(positionsQuery.queryKey) ?? []).map((position) => jobPosting(position, site)),
      labInBrief(site),
      breadcrumbs([{ name: nav.joinUs, path: paths.joinUs }], site),
    ],
  }),

  [paths.paper.pattern]: (at, client, site) => {
    const id = idIn(at);
    const written = client.getQueryData(paperQuery(id).queryKey);
    if (!written) return undefined;
    const paper = { ...written, title: plainMath(written.title), details: plainMath(written.details) };
    const path = paths.paper(id);
    const files = citationFormatNames.map((format) =>
      link({
        rel: 'alternate',
        type: citationFormats[format].contentType.replace(/;.*/, ''),
        href: `${addressOf(api.papers.get, { params: { id } })}.${format}`,
      }),
    );
    const steps = [
      { name: nav.publications, path: paths.publications },
      { name: paper.title, path },
    ];
    const article = paperThing(paper, site);
    return {
      type: 'article',
      description: paper.details || venueOf(paper),
      image: paper.image,
      tags: [...scholarTags(paper, site.absolute(path), site), ...files],
      things: [article, ...(isOfLab(paper, site) ? [labInBrief(site)] : []), breadcrumbs(steps, site)],
    };
  },

  [paths.newsItem.pattern]: (at, client, site) => {
    const item = client.getQueryData(newsItemQuery(idIn(at)).queryKey);
    if (!item) return undefined;
    const author = client.getQueryData(newsAuthorQuery(item).queryKey)?.name;
    const steps = [
      { name: newsTexts.list.title, path: paths.news },
      { name: item.title, path: paths.newsItem(item._id) },
    ];
    return {
      type: 'article',
      description: item.summary,
      image: item.image,
      things: [newsArticle(item, author, site), labInBrief(site), breadcrumbs(steps, site)],
    };
  },

  [paths.area.pattern]: (at, client, site) => {
    const area = client.getQueryData(areaQuery(idIn(at)).queryKey);
    if (!area) return undefined;
    const steps = [
      { name: areaTexts.title, path: paths.areas },
      { name: area.departmentName, path: paths.area(area._id) },
    ];
    return {
      type: 'article',
      description: area.details,
      image: area.image,
      things: [thingOf('areas', area, site), breadcrumbs(steps, site)],
    };
  },

  [paths.member.pattern]: (at, client, site) => {
    const member = client.getQueryData(memberQuery(idIn(at)).queryKey);
    if (!member) return undefined;
    const steps = [
      { name: nav.team, path: paths.team },
      { name: member.name, path: paths.member(member._id) },
    ];
    return {
      type: 'profile',
      description: member.details || `${teamTexts.sections[member.role]}, ${member.university}`,
      image: member.image,
      things: [person(member, site), labInBrief(site), breadcrumbs(steps, site)],
    };
  },
};

/** The pages of kinds with a start and an end are described from their declarations. */
for (const name of kindNames) {
  const kind: Kind = kinds[name];
  const { list, pages: at, inFooter = '' } = kind;
  const { nameField, words, schemaOrg, fields } = declarationOf(name);
  if (list !== 'calendar' || !at.one) continue;
  const { one } = at;
  const pictureField = firstField(fields, 'picture')?.[0] ?? '';
  const textField = schemaOrg?.properties.description ?? '';
  pages[at.all] = menuPage(inFooter, at.all, ({ search }) => ({
    description: words.lead,
    ...cursorIn(search),
  }));
  pages[one.pattern] = ({ params: { id = '' } }, client, site) => {
    const record = client.getQueryData(recordQuery(callsOf(name).get, { params: { id } }).queryKey);
    if (!record) return undefined;
    const steps = [
      { name: inFooter, path: at.all },
      { name: String(record[nameField] ?? ''), path: one(id) },
    ];
    return {
      type: 'article',
      description: String(record[textField] ?? ''),
      image: String(record[pictureField] ?? ''),
      things: [heldByLab(thingOf(name, record, site), site), labInBrief(site), breadcrumbs(steps, site)],
    };
  };
}

/** Search engines show about this many characters. */
const descriptionLength = 160;

export function describe({ route, at }: RouteMatch, client: QueryClient, site: SiteInfo): Description {
  const { description = '', ...rest } = pages[route.path]?.(at, client, site) ?? {};
  return { ...rest, description: shorten(description, descriptionLength) };
}
