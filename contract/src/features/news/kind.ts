import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { deskTexts } from '../desk/texts.ts';
import { outputFields } from '../outputs/fields.ts';
import { newsTexts } from './texts.ts';

const { list, detail } = newsTexts;
const uploadFailed = (host: string) => `Error uploading image to ${host}`;

const text = longTextFields('Details', { missing: 'Details are required', rows: 6, cutInLists: true });

/**
 * The specification's payload also contains `authorEmail`, which the server sets itself, and `createdAt`: see
 * `datedBy`.
 */
export const newsKind = declare({
  fields: {
    title: { is: 'text', label: 'Title', max: limits.title, missing: 'Title is required' },
    summary: {
      is: 'prose',
      label: 'Summary',
      max: limits.newsSummary,
      missing: 'Summary is required',
      rows: 2,
      counted: true,
    },
    date: {
      is: 'date',
      label: 'Date',
      hint: 'Left empty, it is today. News of more than a week ago are not sent to subscribers.',
      future: 'The date cannot be in the future',
    },
    details: text.words,
    formatted: text.formatted,
    image: {
      is: 'picture',
      label: 'Image',
      tooLarge: 'Image size should be less than 5MB',
      uploadFailed: uploadFailed(deskTexts.content.imageHost),
    },
    imageAlt: altField,
    areas: outputFields.areas,
  },
  nameField: 'title',
  words: {
    one: list.title,
    title: 'News and Update',
    heading: deskTexts.content.addNews,
    submit: 'Publish',
    empty: list.empty,
    notFound: detail.notFound,
    added: 'News added successfully',
    updated: 'News updated successfully',
    deleted: 'News deleted',
  },
  collection: 'news',
  shows: ['createdAt', 'authorEmail'],
  columns: { title: 'long', summary: 'searched', authorEmail: 'shown', createdAt: 'shown' },
  home: { part: 'news', bytes: 120_000 },
  listPage: list,
  datedBy: 'date',
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
