import type { EditPaper, Paper, SubmitPaper } from '@lab/contract/papers/schemas';
import type { Control, UseFormSetValue } from 'react-hook-form';

/** What the form holds; another picture is chosen beside it. */
export type PaperValues = Omit<SubmitPaper, 'authors' | 'links'> & {
  authors: string[];
  links: Required<NonNullable<EditPaper['links']>>;
};

/** What the fields of a paper need of the form that they stand in. */
export interface PaperFieldsProps {
  control: Control<PaperValues>;
  setValue: UseFormSetValue<PaperValues>;
}

export const linkNames = ['code', 'data', 'slides', 'video', 'poster', 'preprint'] as const;

export const blankPaper: PaperValues = {
  title: '',
  publisher: '',
  doi: '',
  publicationDate: '',
  category: '',
  authors: [''],
  details: '',
  image: '',
  pdf: '',
  links: { code: '', data: '', slides: '', video: '', poster: '', preprint: '' },
};

export function valuesOf(paper: Paper): PaperValues {
  const {
    title,
    publisher,
    doi,
    publicationDate,
    category,
    authors,
    details,
    image,
    pdf = '',
    links,
  } = paper;
  return {
    title,
    publisher,
    doi,
    publicationDate: publicationDate.slice(0, 10),
    category,
    authors: authors.length > 0 ? authors : [''],
    details,
    image,
    pdf,
    links: { ...blankPaper.links, ...links },
  };
}
