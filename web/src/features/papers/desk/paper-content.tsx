import { api } from '@lab/contract';
import { paths } from '@lab/contract/pages/paths';
import { type CorrectPaper, correctPaper, type Paper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { siteTexts } from '@lab/contract/texts';
import type { Path } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { uncached } from '../../../lib/use-table-rows.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';

const { fields, published, publications, validation } = paperTexts;

type Values = Omit<CorrectPaper, 'before'> & { image: string };

const written = ({ _id, memberIds, authorName, authorEmail, createdAt, pdf = '', ...rest }: Paper) => ({
  ...rest,
  pdf,
});

/** Published papers, corrected in the form in which authors write them: correct-papers.tsx brings it. */
export function paperContent<Form extends Values>(
  form: Pick<Content<Paper, Form>, 'Fields' | 'blank' | 'valuesOf'>,
): Content<Paper, Form> {
  return {
    ...form,
    kind: 'paper',
    title: siteTexts.nav.publications,
    texts: {
      empty: publications.empty,
      updated: published.corrected,
      deleted: published.retracted,
      failed: published.failed,
      deleteConfirm: published.retractConfirm,
    },
    list: api.papers.list,
    edit: (row, values) =>
      call(api.papers.correct, { params: { id: row._id }, body: { ...values, before: written(row) } }),
    remove: (id) => call(api.papers.retract, { params: { id } }),
    table: {
      columns: [
        { name: 'title', label: fields.title, value: ({ title }) => title, long: true },
        { name: 'authors', label: fields.authors, value: ({ authors }) => authors.join('; '), hidden: true },
        { name: 'category', label: fields.category, value: ({ category }) => category },
        { name: 'publisher', label: fields.publisher, value: ({ publisher }) => publisher, hidden: true },
        { name: 'doi', label: fields.doi, value: ({ doi }) => doi, hidden: true },
        {
          name: 'author',
          label: published.submittedBy,
          value: ({ authorName, authorEmail }) => `${authorName} <${authorEmail}>`,
          show: ({ authorName }) => authorName,
        },
        {
          name: 'createdAt',
          label: published.publishedOn,
          value: ({ createdAt }) => createdAt,
          show: ({ createdAt }) => formatShortDate(createdAt),
        },
      ],
      filters: [],
      nameOf: ({ title }) => title,
    },
    pictureOf: ({ image }) => image,
    resolver: resolverWithout(correctPaper, 'image', 'before'),
    // A list carries only the beginning of the details.
    load: (id) => call(api.papers.get, uncached({ params: { id } })),
    image: {
      name: 'image' as Path<Form>,
      label: fields.image,
      wish: { purpose: 'papers' },
      missing: validation.image,
      tooLarge: validation.imageTooLarge,
    },
    pdf: 'pdf' as Path<Form>,
    liveAt: ({ _id }) => paths.paper(_id),
  };
}
