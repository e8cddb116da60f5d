/** The page's content in the vocabulary of schema.org. */

import { type Field, type FieldOf, memberIdsOf } from '@lab/contract/core/content/field';
import type { Kind } from '@lab/contract/core/content/kind';
import { inReadingOrder, type Name, parseName } from '@lab/contract/features/citations/names';
import { citedSpelling, spellingsOf } from '@lab/contract/features/citations/spellings';
import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { defaultRoles, roleName } from '@lab/contract/features/team/roles';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { declare } from '@lab/contract/lib/declare';
import { doiAddress } from '@lab/contract/lib/doi';
import type { FromRepository } from '@lab/contract/lib/repositories/schemas';
import { siteTexts } from '@lab/contract/texts/texts';
import type {
  BreadcrumbList,
  CollectionPage,
  CreativeWork,
  Event,
  JobPosting,
  MediaObject,
  NewsArticle,
  Person,
  PostalAddress,
  ResearchOrganization,
  WebSite,
} from 'schema-dts';
import type { SiteInfo } from './site-info.ts';

export type Thing = Exclude<
  | CreativeWork
  | Person
  | NewsArticle
  | Event
  | JobPosting
  | ResearchOrganization
  | WebSite
  | BreadcrumbList
  | CollectionPage,
  string
>;

export const organizationId = (site: SiteInfo) => site.absolute('/#lab');

/** schema.org has no empty values, so they are left out. */
export function withoutEmpty<T>(thing: T & object): T {
  const filled = Object.entries(thing).filter(
    ([, value]) => value !== undefined && value !== '' && value?.length !== 0,
  );
  return Object.fromEntries(filled) as T;
}

export function picture(image: string, site: SiteInfo): string | undefined {
  return image ? site.absolute(image) : undefined;
}

export const pdfFile = (address: string, site: SiteInfo): Exclude<MediaObject, string> => ({
  '@type': 'MediaObject',
  contentUrl: site.absolute(address),
  encodingFormat: 'application/pdf',
});

/** The location is one line of text, so its town and country are unknown. */
function postalAddress(location: string | undefined): PostalAddress | undefined {
  return location ? { '@type': 'PostalAddress', streetAddress: location } : undefined;
}

/** The lab, for other entries of the graph that refer to it. */
export function labInBrief(site: SiteInfo): Exclude<ResearchOrganization, string> {
  return {
    '@type': 'ResearchOrganization',
    '@id': organizationId(site),
    name: site.name,
    url: site.absolute(paths.home),
    logo: site.absolute(site.settings.logo?.address ?? '/favicon.svg'),
  };
}

export function organization(site: SiteInfo): Thing {
  const { labInfo, settings } = site;
  const address = postalAddress(labInfo?.location);
  const { shortName, tagline = siteTexts.tagline, affiliation, mapLink } = settings;
  return withoutEmpty<Thing>({
    ...labInBrief(site),
    alternateName: shortName,
    slogan: tagline,
    parentOrganization: affiliation ? { '@type': 'Organization', name: affiliation } : undefined,
    location:
      address && mapLink ? { '@type': 'Place', name: site.name, address, hasMap: mapLink } : undefined,
    description: labInfo?.overView.details || pageTexts.lab,
    email: labInfo?.email,
    telephone: labInfo?.phone,
    address,
    sameAs:
      labInfo &&
      [labInfo.socialMedia.facebook, labInfo.socialMedia.linkedIn, labInfo.socialMedia.X].filter(Boolean),
  });
}

/** The address of this site's search, for search engines. */
export function webSite(site: SiteInfo): Thing {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.absolute(paths.home),
    inLanguage: siteTexts.language,
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.absolute(paths.publications)}?q={search_term_string}`,
      },
      // Google needs this property, but the types do not contain it, because schema.org mentions it only in
      // examples.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** The name as in citations; all other spellings become alternate names. */
export function personName(written: string, name: Name = parseName(written)) {
  const cited = citedSpelling(written);
  return {
    name: inReadingOrder(name),
    alternateName: spellingsOf(written).filter((spelling) => spelling !== cited),
  };
}

/** What replies add to fields of people, areas and papers. */
interface Added {
  memberIds?: string[];
  references?: { _id: string; name: string }[];
}

type LinkedRecord = { _id: string; fromRepository?: FromRepository } & Added & Record<string, unknown>;

/** The property that names the lab, by the type of the thing. */
const labProperty: Readonly<Record<string, string>> = {
  NewsArticle: 'publisher',
  Event: 'organizer',
  Person: 'worksFor',
  JobPosting: 'hiringOrganization',
  ResearchProject: 'parentOrganization',
  SoftwareSourceCode: 'sourceOrganization',
  Dataset: 'sourceOrganization',
  Thesis: 'sourceOrganization',
  Course: 'provider',
  CreativeWork: 'publisher',
};

/** Properties that a type of a kind lacks, and what it has in their place. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Dataset: { codeRepository: 'archivedAt' },
};

/** Undefined for a record that is no thing of schema.org. */
export function typeOf(name: keyof Kinds, record: object): string | undefined {
  const type = declarationOf(name).schemaOrg?.type;
  if (typeof type !== 'object') return type;
  return type.types[String((record as Record<string, unknown>)[type.by])];
}

export const labPropertyOf = (name: keyof Kinds, record: object) =>
  declarationOf(name).schemaOrg?.ofLab ?? labProperty[typeOf(name, record) ?? ''];

/** A record in the properties that its declaration assigns; `memberIds` links people to their pages. */
export function thingOf(name: keyof Kinds, record: object, site: SiteInfo) {
  const { fields, schemaOrg } = declarationOf(name);
  const values = record as LinkedRecord;
  const { pages }: Kind = kinds[name];
  const type = typeOf(name, record);
  const properties = Object.entries(schemaOrg?.properties ?? {}).map(([property, name]) => {
    const said = { ...values, memberIds: memberIdsOf(fields, values, name) };
    const ofType = otherNames[type ?? '']?.[property] ?? property;
    return [ofType, propertyOf(property, values[name], fields[name], said, site)];
  });
  const thing = Object.fromEntries(properties);
  const ofLab = labPropertyOf(name, record);
  return declare<Thing>(
    withoutEmpty({
      '@type': type,
      url: site.absolute(pages.one?.(values._id) ?? pages.all),
      ...thing,
      // What a person has written counts more.
      ...(!thing.version && { version: values.fromRepository?.version }),
      ...(type === 'Person' && personName(thing.name)),
      ...(ofLab && { [ofLab]: { '@id': organizationId(site) } }),
    }),
  );
}

type PropertyOf<F> = (value: unknown, field: F, added: Added, site: SiteInfo) => unknown;

const namesOfReferences: PropertyOf<Field> = (ids, _, { references = [] }) =>
  references.filter(({ _id }) => (ids as string[]).includes(_id)).map(({ name }) => name);

/** What a value of each type is in schema.org; those of other types are texts. */
const byType: { [Is in Field['is']]?: PropertyOf<FieldOf<Is>> } = {
  picture: (address, _, __, site) => picture(String(address), site),
  file: (address, _, __, site) => address && pdfFile(String(address), site),
  doi: (doi) => doi && doiAddress(String(doi)),
  choice: (value, { labels }) => labels[String(value)],
  role: (id, _, __, site) => roleName(site.settings.roles ?? defaultRoles, String(id)),
  group: (values) => Object.values(values as object).filter(Boolean),
  parts: (parts) => (parts as { name?: string }[]).map(({ name }) => name),
  area: namesOfReferences,
  works: namesOfReferences,
  people: (names, _, { memberIds = [] }, site) =>
    (names as string[]).map((name, at) => personOf(name, memberIds[at], site)),
};

const named = (type: string) => (name: unknown) => ({ '@type': type, name });

/** What schema.org wants to be a thing. */
const byProperty: Readonly<Record<string, (said: unknown) => unknown>> = {
  about: named('Thing'),
  funder: named('Organization'),
  affiliation: named('Organization'),
  license: (said) => (/^https?:/.test(String(said)) ? said : named('CreativeWork')(said)),
  locationCreated: named('Place'),
  location: (name) => ({ '@type': 'Place', name, address: name }),
  hasCourseInstance: (people) => ({ '@type': 'CourseInstance', instructor: people }),
};

export function asThing(property: string, said: unknown): unknown {
  const make = byProperty[property];
  const isList = Array.isArray(said);
  if (!make || !said || (isList && said.length === 0)) return said;
  return isList && typeof said[0] === 'string' ? said.map(make) : make(said);
}

function propertyOf(
  property: string,
  value: unknown,
  field: Field | undefined,
  added: Added,
  site: SiteInfo,
): unknown {
  const made = field && (byType[field.is] as PropertyOf<Field> | undefined);
  return asThing(property, made ? made(value, field, added, site) : value);
}

export function personOf(name: string, memberId: string | undefined, site: SiteInfo, parts?: Name) {
  return withoutEmpty<Exclude<Person, string>>({
    '@type': 'Person',
    ...personName(name, parts),
    url: memberId && site.absolute(paths.member(memberId)),
  });
}

/** schema.org has no property for these, or wants numbers where a lab writes words. */
const saidInDescription = ['duration', 'workload', 'pay'] as const;

/** All properties that Google requires, except the country, because a place is one line of text. */
export function jobPosting(position: Position, site: SiteInfo): Thing {
  const address = postalAddress(position.place || site.labInfo?.location);
  const { about, qualifications, experience, internationalExposure, references = [], openings } = position;
  const facts = saidInDescription.flatMap((name) =>
    position[name] ? [`${positionTexts.facts[name]}: ${position[name]}`] : [],
  );
  const wanted = [qualifications, experience, internationalExposure];
  return withoutEmpty<Thing>({
    ...thingOf('positions', position, site),
    description: [about, ...wanted, ...facts, position.steps].filter(Boolean).join('\n'),
    ...(openings && { totalJobOpenings: openings }),
    ...(references[0] && { employmentUnit: { '@type': 'Organization', name: references[0].name } }),
    ...(address && { jobLocation: { '@type': 'Place', address } }),
    ...(position.contact && {
      applicationContact: { '@type': 'ContactPoint', email: position.contact },
    }),
  });
}

/** The path of pages from the home page to this one. */
export function breadcrumbs(steps: readonly { name: string; path: string }[], site: SiteInfo): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteTexts.nav.home, path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: site.absolute(path),
      }),
    ),
  };
}
