import { linkNames, type Manuscript } from '@lab/contract/papers/fields';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { Control, UseFormSetValue } from 'react-hook-form';

/** What the fields of a paper need of the form that they stand in. */
export interface PaperFieldsProps {
  control: Control<Manuscript>;
  setValue: UseFormSetValue<Manuscript>;
}

/** What the form holds; another picture is chosen beside it. */
export function valuesOf(paper: Partial<Manuscript>): Manuscript {
  const { publicationDate, authors, links, ...others } = manuscriptOf(paper);
  return {
    ...others,
    publicationDate: publicationDate.slice(0, 10),
    authors: authors.length > 0 ? authors : [''],
    links: Object.fromEntries(linkNames.map((name) => [name, links[name] ?? ''])),
  };
}
