import { citationOf } from '@lab/contract/features/citations/csl';
import { fieldsInFormat } from '@lab/contract/features/citations/metadata';
import { familyFirst } from '@lab/contract/features/citations/names';
import { pageRange } from '@lab/contract/features/citations/pages';
import { paperPdf } from '@lab/contract/features/pages/record-files';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { typeNames } from '@lab/contract/features/papers/type-names';
import type { WorkType } from '@lab/contract/features/papers/types';
import { meta, type Tag } from './html.ts';
import type { SiteInfo } from './site-info.ts';

/** Google Scholar reads the `citation_` tags ("Highwire Press"), and library catalogues read Dublin Core. */
export function scholarTags(paper: Paper, address: string, site: SiteInfo): Tag[] {
  const { issued, authors, editors, arxiv, pubmed } = citationOf(paper, address);
  // Given `Saoirse Nic Dubhthaí`, Scholar would treat only the last word as the family name.
  const names = authors.map((author) => familyFirst(author));
  const date = issued.map((part) => String(part).padStart(2, '0'));
  const { first, last } = pageRange(paper.pages ?? '');
  const ownPdf = paper.pdf?.startsWith('/') ? site.absolute(paperPdf(paper._id)) : undefined;
  return [
    // For Zotero, which takes the next tag for the name of the event.
    ...(paper.type === 'conference' ? meta('citation_inbook_title', paper.bookTitle) : []),
    ...fieldsInFormat('highwire', paper, meta, {
      authors: names.flatMap((name) => meta('citation_author', name)),
      editors: editors.flatMap((editor) => meta('citation_editor', familyFirst(editor))),
      arxiv: meta('citation_arxiv_id', arxiv),
      pubmed: meta('citation_pmid', pubmed),
      event: meta('citation_conference_title', conferenceOf(paper)),
      pages: [
        ...meta('citation_firstpage', first || paper.articleNumber),
        ...meta('citation_lastpage', last),
      ],
      publicationDate: meta('citation_publication_date', date.join('/')),
      pdf: meta('citation_pdf_url', ownPdf),
    }),
    ...meta('citation_abstract_html_url', address),
    ...fieldsInFormat('dublinCore', paper, meta, {
      authors: names.flatMap((name) => meta('DC.creator', name)),
      publicationDate: meta('DC.date', date.join('-')),
      moreAreas: (paper.moreAreas ?? []).flatMap((area) => meta('DC.subject', area)),
      doi: meta('DC.identifier', paper.doi && `doi:${paper.doi}`),
    }),
    ...meta('DC.type', dublinCoreTypes[paper.type] ?? degreeOf(paper) ?? 'Text'),
  ];
}

/**
 * The proceedings are named by their own field, so the event is the conference only where they are missing.
 */
function conferenceOf({ type, event, bookTitle }: Paper): string | undefined {
  return type === 'conference' && bookTitle ? undefined : event;
}

/** Catalogues and Zotero read from it for which degree a thesis was written. */
const degreeOf = ({ type }: Paper) => (typeNames[type].csl === 'thesis' ? typeNames[type].genre : undefined);

/** The words of the DCMI Type Vocabulary. */
const dublinCoreTypes: { [Type in WorkType]?: string } = { dataset: 'Dataset', software: 'Software' };
