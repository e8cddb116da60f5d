import { withNameParts, withWrittenNames } from '@lab/contract/features/citations/name-parts';
import type { Name } from '@lab/contract/features/citations/names';
import { linkNames, type Manuscript, type ManuscriptReply } from '@lab/contract/features/papers/fields';
import { manuscriptOf, manuscriptReply } from '@lab/contract/features/papers/manuscript';
import type { Control, UseFormSetValue } from 'react-hook-form';

export interface PaperFieldsProps {
  control: Control<Manuscript>;
  setValue: UseFormSetValue<Manuscript>;
}

/** The values of a form. A new picture or PDF is kept outside of them until it is sent. */
export function valuesOf(paper: Partial<Manuscript> & { nameParts?: Name[] }): Manuscript {
  const { publicationDate, authors, links, ...others } = withWrittenNames(
    manuscriptOf(paper),
    paper.nameParts,
  );
  return {
    ...others,
    publicationDate: publicationDate.slice(0, 10),
    authors: authors.length > 0 ? authors : [''],
    links: Object.fromEntries(linkNames.map((name) => [name, links[name] ?? ''])),
  };
}

/** As a page shows it: without empty lines of lists, and without what may be empty and is. */
export function shownOf(values: Manuscript): ManuscriptReply & { nameParts: Name[] } {
  const { nameParts, ...named } = withNameParts({
    ...values,
    authors: values.authors.filter((name) => name.trim()),
  });
  const reply = manuscriptReply({
    ...named,
    otherVersions: values.otherVersions.filter(({ date, link }) => date && link),
    notices: values.notices.filter(({ date, text }) => date && text),
    moreLinks: values.moreLinks.filter(({ name, url }) => name && url),
  });
  return { ...reply, nameParts };
}
