import { linkNames, type Manuscript } from '@lab/contract/features/papers/fields';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { Control, UseFormSetValue } from 'react-hook-form';

export interface PaperFieldsProps {
  control: Control<Manuscript>;
  setValue: UseFormSetValue<Manuscript>;
}

/** The values of a form. A new picture or PDF is kept outside of them until it is sent. */
export function valuesOf(paper: Partial<Manuscript>): Manuscript {
  const { publicationDate, authors, links, ...others } = manuscriptOf(paper);
  return {
    ...others,
    publicationDate: publicationDate.slice(0, 10),
    authors: authors.length > 0 ? authors : [''],
    links: Object.fromEntries(linkNames.map((name) => [name, links[name] ?? ''])),
  };
}

/** Without empty lines of lists. */
export function shownOf(values: Manuscript): Manuscript {
  return {
    ...values,
    authors: values.authors.filter((name) => name.trim()),
    otherVersions: values.otherVersions.filter(({ date, link }) => date && link),
    notices: values.notices.filter(({ date, text }) => date && text),
    moreLinks: values.moreLinks.filter(({ name, url }) => name && url),
  };
}
