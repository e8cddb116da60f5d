/** The metadata of each page apart from its title; loaded only after the first page, see full-head.ts. */
import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { firstField } from '@lab/contract/core/content/field';
import type { Kind } from '@lab/contract/core/content/kind';
import { withPlainTexts } from '@lab/contract/core/content/texts-in';
import { plainMath } from '@lab/contract/core/math/plain';
import type { Person } from '@lab/contract/features/alumni/schemas';
import { citationFormatNames, citationFormats } from '@lab/contract/features/citations/formats';
import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { defaultRoles, roleName } from '@lab/contract/features/team/roles';
import { yearTexts } from '@lab/contract/features/years/texts';
import { callsOf } from '@lab/contract/kinds/content-calls';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { freePageQuery } from '../../features/free-pages/queries.ts';
import { newsAuthorQuery } from '../../features/news/queries.ts';
import { filterFrom, paperQuery } from '../../features/papers/queries.ts';
import { positionQuery, positionsQuery } from '../../features/positions/queries.ts';
import { yearQuery } from '../../features/years/queries.ts';
import { addressOf } from '../../lib/api.ts';
import { outputsOfQuery } from '../../lib/outputs.ts';
import { personQuery } from '../../lib/person.ts';
import { cursorIn, recordQuery } from '../../lib/query.ts';
import { shorten } from '../../lib/shorten.ts';
import type { RouteLocation, RouteMatch } from '../route.ts';
import { link, meta, type Tag } from './html.ts';
import {
  breadcrumbs,
  jobPosting,
  labInBrief,
  labPropertyOf,
  organization,
  organizationId,
  type Thing,
  thingOf,
  typeOf,
  webSite,
  withoutEmpty,
} from './json-ld.ts';
import { isOfLab, paperThing } from './paper-thing.ts';
import { personProperties } from './person-properties.ts';
import { scholarTags } from './scholar.ts';
import type { SiteInfo } from './site-info.ts';
import type { PageTags } from './tags.ts';
import { yearThing } from './year-thing.ts';

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
  name: () => string,
  path: string,
  about: (at: RouteLocation, site: SiteInfo) => Description,
): Describe {
  return (at, _, site) => ({
    things: [organization(site), breadcrumbs([{ name: name(), path }], site)],
    ...about(at, site),
  });
}

const pages: Record<string, Describe> = {
  [paths.home]: (_, __, site) => ({
    description: site.labInfo?.overView.details,
    things: [organization(site), webSite(site)],
  }),

  [paths.about]: menuPage(
    () => nav.about,
    paths.about,
    (_, { labInfo }) => ({
      description: labInfo?.mission.details,
      image: labInfo?.overView.image,
    }),
  ),

  [paths.publications]: menuPage(
    () => nav.publications,
    paths.publications,
    ({ search }) => {
      const { cursor, ...filter } = filterFrom(search);
      return {
        description: pageTexts.publications,
        cursor: Object.keys(filter).length === 0 ? cursor : undefined,
      };
    },
  ),

  [paths.contactUs]: menuPage(
    () => nav.contactUs,
    paths.contactUs,
    () => ({ description: pageTexts.contactUs }),
  ),

  [paths.search]: () => ({ tags: meta('robots', 'noindex') }),

  [paths.verifyEmail]: () => ({ description: pageTexts.verifyEmail }),

  [paths.joinUs]: (_, client, site) => ({
    description: positionTexts.lead,
    things: [
      ...(client.getQueryData(positionsQuery.queryKey) ?? []).map((position) =>
        jobPosting(withPlainTexts(declarationOf('positions').fields, position), site),
      ),
      labInBrief(site),
      breadcrumbs([{ name: nav.joinUs, path: paths.joinUs }], site),
    ],
  }),

  [paths.position.pattern]: (at, client, site) => {
    const written = client.getQueryData(positionQuery(idIn(at)).queryKey);
    if (!written) return undefined;
    const position = withPlainTexts(declarationOf('positions').fields, written);
    const steps = [
      { name: nav.joinUs, path: paths.joinUs },
      { name: position.role, path: paths.position(position._id) },
    ];
    return {
      description: position.qualifications,
      things: [
        // A closed position is no offer of work any more.
        ...(position.state === 'open' ? [jobPosting(position, site)] : []),
        labInBrief(site),
        breadcrumbs(steps, site),
      ],
    };
  },

  [paths.year.pattern]: ({ params: { year = '' } }, client, site) => {
    const found = client.getQueryData(yearQuery(year).queryKey);
    if (!found) return undefined;
    return {
      description: yearTexts.lead(site.name),
      things: [
        yearThing(found, site),
        labInBrief(site),
        breadcrumbs([{ name: year, path: paths.year(year) }], site),
      ],
    };
  },

  [paths.freePage.pattern]: ({ params: { address = '' } }, client, site) => {
    const page = client.getQueryData(freePageQuery(address).queryKey);
    if (!page) return undefined;
    const step = { name: plainMath(page.title), path: paths.freePage(page.address) };
    return { description: page.lead, things: [organization(site), breadcrumbs([step], site)] };
  },

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
};

/** What the page of a record says in addition to what its kind declares. */
interface More {
  type?: 'profile';
  /** The description where the record has none. */
  description?: string;
  /** Properties in JSON-LD. */
  properties?: object;
}

type MoreOf = (record: AnyRecord, client: QueryClient, site: SiteInfo) => More;

const more: { readonly [Name in keyof Kinds]?: MoreOf } = {
  news: ({ _id, authorEmail }, client, site) => {
    const author = newsAuthorQuery({ _id, authorEmail: String(authorEmail) });
    const name = client.getQueryData(author.queryKey)?.name;
    return { properties: { author: name ? { '@type': 'Person', name } : { '@id': organizationId(site) } } };
  },
  team: ({ _id, name, role, title, university, socialMedia }, client, { settings }) => {
    const position = String(title || roleName(settings.roles ?? defaultRoles, String(role)));
    const profile = client.getQueryData(personQuery(_id).queryKey)?.profile;
    const made = client.getQueryData(outputsOfQuery({ person: _id }).queryKey) ?? [];
    return {
      type: 'profile',
      description: profile?.rendered?.biography?.lead || [position, university].filter(Boolean).join(', '),
      properties: withoutEmpty({
        jobTitle: position,
        ...(profile &&
          personProperties(profile, {
            name: String(name),
            university: String(university),
            elsewhere: Object.values(socialMedia as Record<string, string>),
          })),
        award: made.filter(({ kind }) => kind === 'awards').map(({ title }) => title),
      }),
    };
  },
  alumni: () => ({ type: 'profile' }),
};

/** Members and former members have the same address, and one call for it. */
const personOf: { readonly [Name in keyof Kinds]?: (person: Person) => AnyRecord | undefined } = {
  team: ({ member }) => member,
  alumni: ({ alumnus }) => alumnus,
};

function recordOf(name: keyof Kinds, id: string, client: QueryClient) {
  const pick = personOf[name];
  if (!pick) return client.getQueryData(recordQuery(callsOf(name).get, { params: { id } }).queryKey);
  const person = client.getQueryData(personQuery(id).queryKey);
  return person && pick(person);
}

/** The other pages of kinds of content are described from their declarations. */
for (const name of kindNames) {
  const { pages: at, list }: Kind = kinds[name];
  const { all, one } = at;
  const { nameField, listPage, schemaOrg, fields } = declarationOf(name);
  if (!listPage) continue;
  const pictureField = firstField(fields, 'picture')?.[0] ?? '';
  const textField = schemaOrg?.properties.description ?? '';
  pages[all] ??= menuPage(
    () => listPage.title,
    all,
    ({ search }) => ({
      description: listPage.lead,
      ...(list !== 'all' && cursorIn(search)),
    }),
  );
  if (!one) continue;
  // Members and alumni share an address.
  const other = pages[one.pattern];
  const describeRecord: Describe = ({ params: { id = '' } }, client, site) => {
    const written = recordOf(name, id, client);
    if (!written) return undefined;
    // Search engines and previews show no formulas.
    const record = withPlainTexts(fields, written);
    const { type = 'article', description = '', properties } = more[name]?.(record, client, site) ?? {};
    const steps = [
      { name: listPage.title, path: all },
      { name: String(record[nameField] ?? ''), path: one(record._id) },
    ];
    return {
      type,
      description: String(record[textField] || description),
      image: String(record[pictureField] ?? ''),
      things: [
        ...(typeOf(name, record) ? [{ ...thingOf(name, record, site), ...properties }] : []),
        ...(labPropertyOf(name, record) ? [labInBrief(site)] : []),
        breadcrumbs(steps, site),
      ],
    };
  };
  pages[one.pattern] = (...asked) => other?.(...asked) ?? describeRecord(...asked);
}

/** Search engines show about this many characters. */
const descriptionLength = 160;

export function describe({ route, at }: RouteMatch, client: QueryClient, site: SiteInfo): Description {
  const { description = '', ...rest } = pages[route.path]?.(at, client, site) ?? {};
  return { ...rest, description: shorten(description, descriptionLength) };
}
