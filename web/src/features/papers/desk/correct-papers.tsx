import { api } from '@lab/contract';
import { draftDeskTexts } from '@lab/contract/core/content/drafts/desk-texts';
import type { Values } from '@lab/contract/core/content/field';
import { plainMath } from '@lab/contract/core/math/plain';
import { paths } from '@lab/contract/features/pages/paths';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { publishedTexts } from '@lab/contract/features/papers/review/texts';
import { correctPaper, type Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { draftCallsOf } from '@lab/contract/kinds/drafted-kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Compared, Content } from '../../../desk/content.ts';
import { ContentPage } from '../../../desk/content-page.tsx';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { uncached } from '../../../lib/uncached.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { PaperArticle } from '../page/paper-article.tsx';
import { PaperFields } from '../requests/paper-fields.tsx';
import { shownOf, valuesOf } from '../requests/paper-values.ts';
import { AuthorLinks } from './author-links.tsx';
import { Changes } from './changes.tsx';
import { paperColumns } from './paper-columns.ts';
import { SameWorks } from './same-works.tsx';

const { fields, publications } = paperTexts;
const { validation } = paperFormTexts;

function Below({ row }: { row: Paper }) {
  return (
    <>
      <AuthorLinks row={row} />
      <SameWorks row={row} />
    </>
  );
}

function Preview({ values }: { values: Manuscript }) {
  const shown = shownOf(manuscriptOf(values));
  const made = { _id: '', authorName: '', authorEmail: '', createdAt: '' };
  // A heading needs words.
  const paper = { ...shown, ...made, title: shown.title || '…' };
  return <PaperArticle paper={paper} heading="h2" />;
}

const asManuscript = (values: Values) => manuscriptOf(values as Partial<Manuscript>);

function Compare({ before, now }: Compared) {
  return (
    <Changes before={asManuscript(before)} now={asManuscript(now)} same={draftDeskTexts.versions.same} />
  );
}

/** A paper is corrected in the form of its authors. */
const content: Content<Paper, Manuscript> = {
  Fields: (form) => <PaperFields {...form} corrects />,
  blank: valuesOf({}),
  valuesOf,
  kind: 'paper',
  title: siteTexts.nav.publications,
  texts: {
    empty: publications.empty,
    updated: publishedTexts.corrected,
    deleted: publishedTexts.retracted,
    deleteConfirm: publishedTexts.retractConfirm,
  },
  list: api.papers.list,
  create: { heading: publishedTexts.newWork },
  drafts: draftCallsOf('papers'),
  Changes: Compare,
  asForm: (values) => valuesOf(asManuscript(values)),
  exportPage: { to: paths.exportList, label: publications.exportList },
  edit: (row, values) =>
    call(api.papers.correct, { params: { id: row._id }, body: { ...values, before: manuscriptOf(row) } }),
  remove: (id) => call(api.papers.retract, { params: { id } }),
  table: {
    columns: [
      ...paperColumns('title', 'people', 'areaName', 'areaNames', 'text', 'doi').map((column) => ({
        ...column,
        long: column.name === 'title',
        hidden: column.name !== 'title' && column.name !== 'category',
      })),
      {
        name: 'author',
        label: publishedTexts.submittedBy,
        value: ({ authorName, authorEmail }) => `${authorName} <${authorEmail}>`,
        show: ({ authorName }) => authorName,
      },
      {
        name: 'createdAt',
        label: publishedTexts.publishedOn,
        value: ({ createdAt }) => createdAt,
        show: ({ createdAt }) => formatShortDate(createdAt),
        is: 'date',
      },
    ],
    filters: [],
    nameOf: ({ title }) => plainMath(title),
  },
  pictureOf: ({ image }) => image,
  resolver: resolverWithout(correctPaper, 'image', 'before'),
  // The list contains only the beginning of the details.
  load: (id) => call(api.papers.get, uncached({ params: { id } })),
  image: {
    name: 'image',
    label: fields.image,
    options: { purpose: 'papers' },
    tooLarge: validation.imageTooLarge,
  },
  pdf: { name: 'pdf', label: paperTexts.fields.pdf, purpose: 'papers' },
  Below,
  publicPath: ({ _id }) => paths.paper(_id),
};

export default function CorrectPapers() {
  return <ContentPage content={content} preview={Preview} />;
}
