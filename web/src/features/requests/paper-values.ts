import type { EditPaper, PaperRequest, SubmitPaper } from '@lab/contract/papers/schemas';

/** What the form holds; the picture is chosen beside it. */
export type PaperValues = Omit<SubmitPaper, 'image' | 'authors' | 'links'> & {
  authors: string[];
  links: Required<NonNullable<EditPaper['links']>>;
};

export const linkNames = ['code', 'data', 'slides', 'video', 'poster', 'preprint'] as const;

export const blankPaper: PaperValues = {
  title: '',
  publisher: '',
  doi: '',
  publicationDate: '',
  category: '',
  authors: [''],
  details: '',
  pdf: '',
  links: { code: '', data: '', slides: '', video: '', poster: '', preprint: '' },
};

export function valuesOf(request: PaperRequest): PaperValues {
  const { title, publisher, doi, publicationDate, category, authors, details, pdf = '', links } = request;
  return {
    title,
    publisher,
    doi,
    publicationDate: publicationDate.slice(0, 10),
    category,
    authors: authors.length > 0 ? authors : [''],
    details,
    pdf,
    links: { ...blankPaper.links, ...links },
  };
}
