import { array, type InferType, object, string } from 'yup';
import { image, requiredProse, requiredText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldNames } from '../texts.ts';
import { newsTexts } from './texts.ts';

const { form, validation } = newsTexts;

/** The specification's payload also names `createdAt` and `authorEmail`; the server sets both itself. */
export const newsForm = object({
  title: requiredText(form.title, limits.title, validation.title),
  summary: requiredProse(form.summary, limits.newsSummary, validation.summary),
  details: requiredProse(form.details, limits.prose, validation.details),
  image: image(form.image).required(validation.image),
});

export const newsItem = object({
  _id: string().required(),
  title: string().defined(),
  summary: string().defined(),
  details: string().defined(),
  image: string().defined(),
  createdAt: string().required(),
  authorEmail: string().defined(),
});
/** PATCH: with what the writer saw `before`, so that nobody's change is written over unseen. */
export const editNews = newsForm.shape({
  before: newsItem.pick(['title', 'summary', 'details', 'image']).optional().default(undefined),
});

export const newsPage = array().of(newsItem).required();

/** The same email may have been another person's before. */
export const authorOf = object({ item: text(fieldNames.item, limits.name) });

export const author = object({ name: string().defined(), photoUrl: string().defined() });

export type NewsForm = InferType<typeof newsForm>;
export type NewsItem = InferType<typeof newsItem>;
export type Author = InferType<typeof author>;
