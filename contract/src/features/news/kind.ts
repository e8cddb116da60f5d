import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { deskTexts } from '../desk/texts.ts';
import { outputFields } from '../outputs/fields.ts';
import { newsDeskTexts } from './desk/texts.ts';
import { newsTexts } from './texts.ts';

const { form, validation, uploadFailed, ...sentences } = newsDeskTexts;
const { list, detail } = newsTexts;

const text = longTextFields(form.details, { missing: validation.details, rows: 6, cutInLists: true });

/** The specification's payload also contains `createdAt` and `authorEmail`; the server sets both itself. */
export const newsKind = declare({
  fields: {
    title: { is: 'text', label: form.title, max: limits.title, missing: validation.title },
    summary: {
      is: 'prose',
      label: form.summary,
      max: limits.newsSummary,
      missing: validation.summary,
      rows: 2,
      counted: true,
    },
    details: text.words,
    formatted: text.formatted,
    image: {
      is: 'picture',
      label: form.image,
      missing: validation.image,
      tooLarge: validation.imageTooLarge,
      uploadFailed: uploadFailed(deskTexts.content.imageHost),
    },
    imageAlt: altField,
    areas: outputFields.areas,
  },
  nameField: 'title',
  words: {
    ...sentences,
    one: list.title,
    title: form.addTitle,
    heading: deskTexts.content.addNews,
    submit: form.submit,
    empty: list.empty,
    notFound: detail.notFound,
  },
  collection: 'news',
  shows: ['createdAt', 'authorEmail'],
  columns: { title: 'long', summary: 'searched', authorEmail: 'shown', createdAt: 'shown' },
  home: { part: 'news', bytes: 120_000 },
  listPage: list,
  feed: { summary: 'summary' },
  schemaOrg: {
    type: 'NewsArticle',
    properties: {
      headline: 'title',
      description: 'summary',
      articleBody: 'details',
      image: 'image',
      datePublished: 'createdAt',
    },
  },
});

export type NewsForm = FormOf<typeof newsKind>;
export type NewsItem = RecordOf<typeof newsKind>;
