import { api } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import { limits } from '@lab/contract/limits';
import { type NewsForm, type NewsItem, newsForm } from '@lab/contract/news/schemas';
import { newsTexts } from '@lab/contract/news/texts';
import { paths } from '@lab/contract/pages/paths';
import type { Control } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { call } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { uncached } from '../../../lib/use-table-rows.ts';
import { resolverWithout } from '../../../ui/form/resolver-without.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const { form, validation } = newsTexts;

function Fields({ control }: { control: Control<NewsForm> }) {
  return (
    <>
      <TextField control={control} name="title" label={form.title} required />
      <TextArea
        control={control}
        name="summary"
        label={form.summary}
        max={limits.newsSummary}
        minRows={2}
        required
      />
      <TextArea control={control} name="details" label={form.details} minRows={6} required />
    </>
  );
}

const written = ({ title, summary, details, image }: NewsItem) => ({ title, summary, details, image });

export const newsContent: Content<NewsItem, NewsForm> = {
  kind: 'news',
  title: form.addTitle,
  texts: {
    empty: newsTexts.list.empty,
    updated: newsTexts.updated,
    deleted: newsTexts.deleted,
    failed: newsTexts.failed,
    deleteConfirm: newsTexts.deleteConfirm,
  },
  list: api.news.list,
  create: {
    heading: deskTexts.content.addNews,
    submit: form.submit,
    run: (body) => call(api.news.create, { body }),
    done: newsTexts.added,
  },
  edit: (row, form) =>
    call(api.news.edit, { params: { id: row._id }, body: { ...form, before: written(row) } }),
  remove: (id) => call(api.news.delete, { params: { id } }),
  table: {
    columns: [
      { name: 'title', label: form.title, value: ({ title }) => title, long: true },
      { name: 'summary', label: form.summary, value: ({ summary }) => summary, hidden: true },
      { name: 'author', label: deskTexts.content.author, value: ({ authorEmail }) => authorEmail },
      {
        name: 'createdAt',
        label: deskTexts.table.date,
        value: ({ createdAt }) => createdAt,
        show: ({ createdAt }) => formatShortDate(createdAt),
      },
    ],
    filters: [],
    nameOf: ({ title }) => title,
  },
  pictureOf: ({ image }) => image,
  resolver: resolverWithout(newsForm, 'image'),
  blank: { title: '', summary: '', details: '', image: '' },
  load: (id) => call(api.news.get, uncached({ params: { id } })),
  valuesOf: written,
  image: {
    name: 'image',
    label: form.image,
    wish: { purpose: 'news' },
    missing: validation.image,
    tooLarge: validation.imageTooLarge,
    uploadFailed: newsTexts.uploadFailed(deskTexts.content.imageHost),
  },
  Fields,
  liveAt: ({ _id }) => paths.newsItem(_id),
};
