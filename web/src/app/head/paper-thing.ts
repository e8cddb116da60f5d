/** A work in the vocabulary of schema.org, by its type. */
import { fieldsInFormat, type SchemaOrgTexts } from '@lab/contract/features/citations/metadata';
import { partsFinder } from '@lab/contract/features/citations/stored-parts';
import { paths } from '@lab/contract/features/pages/paths';
import { bareIdentifier, identifierAddress } from '@lab/contract/features/papers/identifiers';
import { noticeOf } from '@lab/contract/features/papers/notices';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { typeNames } from '@lab/contract/features/papers/type-names';
import { declare } from '@lab/contract/lib/declare';
import { doiAddress } from '@lab/contract/lib/doi';
import { asThing, organizationId, pdfFile, personOf, picture, type Thing, withoutEmpty } from './json-ld.ts';
import type { SiteInfo } from './site-info.ts';

type Part = Record<string, unknown>;

export function paperThing(paper: Paper, site: SiteInfo) {
  const texts: SchemaOrgTexts = Object.fromEntries(
    fieldsInFormat('schemaOrg', paper, (name, text) => [[name, asThing(name, text)]]),
  );
  const { schemaOrg } = typeNames[paper.type];
  const image = picture(paper.image, site);
  const partsOf = partsFinder(paper.nameParts);
  return declare<Thing>(
    withoutEmpty({
      '@type': schemaOrg,
      '@id': site.absolute(paths.paper(paper._id)),
      url: site.absolute(paths.paper(paper._id)),
      ...texts,
      ...(paper.moreAreas && {
        about: asThing('about', [paper.category, ...paper.moreAreas].filter(Boolean)),
      }),
      name: paper.title,
      author: paper.authors.map((author, index) => ({
        ...personOf(author, paper.memberIds?.[index], site, partsOf(author)),
        ...(paper.corresponding?.includes(author) && { contactPoint }),
      })),
      editor: paper.editors?.map((editor) => personOf(editor, undefined, site, partsOf(editor))),
      datePublished: paper.publicationDate.slice(0, 10),
      ...placeOf(paper, site),
      ...(schemaOrg === 'Thesis' && { inSupportOf: paperTexts.types[paper.type] }),
      ...(schemaOrg === 'Book' ? { isbn: paper.isbn, bookEdition: paper.edition } : {}),
      image:
        image && paper.imageAlt ? { '@type': 'ImageObject', url: image, caption: paper.imageAlt } : image,
      ...identifiersOf(paper),
      ...versionsAndNotices(paper),
      encoding: paper.pdf ? pdfFile(paper.pdf, site) : undefined,
    }),
  );
}

const contactPoint = { '@type': 'ContactPoint', contactType: 'corresponding author' };

/** schema.org has no word for a retraction but the status of a work. */
function versionsAndNotices({ otherVersions = [], notices = [] }: Paper): Part {
  const comments = notices.map(({ kind, date, link, text }) =>
    withoutEmpty<Part>({
      '@type': kind === 'correction' ? 'CorrectionComment' : 'Comment',
      name: paperTexts.notices.kinds[kind],
      text,
      datePublished: date,
      url: link,
    }),
  );
  const ofType = (type: string) => comments.filter((notice) => notice['@type'] === type);
  return {
    creativeWorkStatus: noticeOf(notices) === 'retraction' ? paperTexts.notices.labels.retraction : '',
    correction: ofType('CorrectionComment'),
    comment: ofType('Comment'),
    workExample: otherVersions.map(({ kind, server, date, link }) =>
      withoutEmpty<Part>({
        '@type': 'CreativeWork',
        creativeWorkStatus: paperTexts.paper.versionKinds[kind],
        publisher: server && named(server),
        datePublished: date,
        url: link,
      }),
    ),
  };
}

export const isOfLab = ({ publisher, school, institution }: Paper, site: SiteInfo) =>
  (!publisher || publisher === site.name) && !school && !institution;

/** Where it appeared: in volumes of journals, in books, at events, at universities. */
function placeOf(paper: Paper, site: SiteInfo): Part {
  const { type, publisher, bookTitle, series, school, institution, event, isbn, edition } = paper;
  const isOwn = !publisher || publisher === site.name;
  const isArticle = type === 'article';
  const isBook = typeNames[type].schemaOrg === 'Book';
  const parts = [
    isArticle && !isOwn ? periodicalOf(paper) : undefined,
    bookTitle || (!isBook && (isbn || edition))
      ? withoutEmpty({ '@type': 'Book', name: bookTitle, isbn, bookEdition: edition })
      : undefined,
    series &&
      withoutEmpty({ '@type': 'CreativeWorkSeries', name: series, issn: isArticle ? '' : paper.issn }),
  ].filter(Boolean);
  const granted = [school, institution].filter(Boolean).map((name) => ({ '@type': 'Organization', name }));
  return {
    isPartOf: parts.length > 1 ? parts : parts[0],
    publisher: isOfLab(paper, site)
      ? { '@id': organizationId(site) }
      : isArticle || isOwn
        ? undefined
        : named(publisher),
    sourceOrganization: granted.length > 1 ? granted : granted[0],
    releasedEvent: event ? { '@type': 'PublicationEvent', name: event } : undefined,
  };
}

const named = (name: string) => ({ '@type': 'Organization', name });

function periodicalOf({ publisher, issn, volume, issue }: Paper): Part {
  const periodical = withoutEmpty<Part>({ '@type': 'Periodical', name: publisher, issn });
  const inVolume = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: periodical }
    : periodical;
  return issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume;
}

function identifiersOf(paper: Paper): Part {
  const { doi, articleNumber, url, links, moreLinks = [] } = paper;
  const given = {
    DOI: doi,
    arXiv: bareIdentifier('arxiv', paper.arxiv),
    PubMed: bareIdentifier('pubmed', paper.pubmed),
    Handle: bareIdentifier('handle', paper.handle),
    'Article number': articleNumber,
  };
  const identifiers = Object.entries(given).flatMap(([propertyID, value]) =>
    value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  );
  const same = [
    doi && doiAddress(doi),
    ...(['arxiv', 'pubmed', 'handle'] as const).map((name) => identifierAddress(name, paper[name] ?? '')),
    url,
  ].filter(Boolean);
  return {
    identifier: identifiers.length > 1 ? identifiers : identifiers[0],
    sameAs: same.length > 1 ? same : same[0],
    ...(paper.type === 'software' && { codeRepository: links.code || undefined }),
    subjectOf: moreLinks.map(({ name, url: address }) => ({ '@type': 'CreativeWork', name, url: address })),
  };
}
