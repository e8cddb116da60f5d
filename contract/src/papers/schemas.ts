import { array, type InferType, number, object, string } from 'yup';
import {
  date,
  doi,
  feedbackBefore,
  image,
  listOfTexts,
  paging,
  pdf,
  requiredProse,
  requiredText,
  text,
  url,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldNames, fieldTexts } from '../texts.ts';
import { paperTexts } from './texts.ts';

const { fields, validation } = paperTexts;

const paperLinks = object({
  code: url(fields.links.code),
  data: url(fields.links.data),
  slides: url(fields.links.slides),
  video: url(fields.links.video),
  poster: url(fields.links.poster),
  preprint: url(fields.links.preprint),
});

const written = {
  title: requiredText(fields.title, limits.title),
  publisher: requiredText(fields.publisher, limits.publisher),
  doi: doi().required(fieldTexts.required(fields.doi)),
  publicationDate: date(fields.publicationDate).required(fieldTexts.required(fields.publicationDate)),
  category: requiredText(fields.category, limits.title, validation.area),
  authors: listOfTexts(fields.authors, limits.author, limits.authors),
  details: requiredProse(fields.details, limits.abstract),
  pdf: pdf(),
  links: paperLinks,
};

/**
 * POST /ResearchRequest. The specification's payload also names `authorEmail` and `createdAt`: those are the
 * caller's and the server clock's, so what a body says about them, as ours does, is dropped.
 */
export const submitPaper = object({
  ...written,
  image: image(fields.image).required(validation.image),
});

export const reviewPaper = object({
  message: requiredProse(paperTexts.review.messageField, limits.message, paperTexts.review.messageRequired),
  before: feedbackBefore,
});

export const papersQuery = object({
  area: text(fields.category, limits.title),
  year: text(fieldNames.year, 4).matches(/^\d{4}$/, { message: fieldTexts.year, excludeEmptyString: true }),
  author: text(fields.author, limits.author),
  q: text(fieldNames.search, limits.search),
  ...paging,
});

const shownLinks = object({
  code: string(),
  data: string(),
  slides: string(),
  video: string(),
  poster: string(),
  preprint: string(),
});

const shownPaper = {
  _id: string().required(),
  title: string().defined(),
  publisher: string().defined(),
  doi: string().defined(),
  publicationDate: string().defined(),
  category: string().defined(),
  authors: array().of(string().defined()).required(),
  /** For each author the id of the member of the team who it is, or nothing; only where a paper stands alone. */
  memberIds: array().of(string().defined()),
  authorName: string().defined(),
  authorEmail: string().defined(),
  details: string().defined(),
  image: string().defined(),
  pdf: string(),
  links: shownLinks.required(),
  createdAt: string().required(),
};

export const paper = object(shownPaper);

const before = paper
  .pick([
    'title',
    'publisher',
    'doi',
    'publicationDate',
    'category',
    'authors',
    'details',
    'image',
    'pdf',
    'links',
  ])
  // A paper that was seen without a PDF must still be without one.
  .shape({ pdf: string().default('') })
  .optional()
  .default(undefined);

/** PATCH /EditPaper: the same rules, but without an image the current one is kept. */
export const editPaper = object({
  _id: string().required(paperTexts.errors.nothingToChange).typeError(paperTexts.errors.nothingToChange),
  ...written,
  image: image(fields.image),
  before,
});

/** PATCH: without an image the current one is kept; with what the writer saw `before`, as other edits at the desk. */
export const correctPaper = object({ ...written, image: image(fields.image), before });

/** With what the reviewer saw `before`: its author may change a paper until it is published. */
export const publishPaper = object({ before });

/** In lists `details` is cut to the specification's 200 characters, which is all that a card shows. */
export const papersPage = array().of(paper).required();

/** A pending paper carries the reviewer's feedback. */
export const paperRequest = object({ ...shownPaper, message: string().defined() });
export const paperRequests = array().of(paperRequest).required();

const recentPaper = object({
  _id: string().required(),
  title: string().defined(),
  image: string().defined(),
  details: string().defined(),
});
export const recentPapers = array().of(recentPaper).required();

export const publishedReply = object({
  insertedId: string().required(),
  deletedCount: number().required(),
});

export type Paper = InferType<typeof paper>;
export type PaperLinks = InferType<typeof paperLinks>;
export type PaperRequest = InferType<typeof paperRequest>;
export type RecentPaper = InferType<typeof recentPaper>;
export type ReviewPaper = InferType<typeof reviewPaper>;
export type SubmitPaper = InferType<typeof submitPaper>;
export type EditPaper = InferType<typeof editPaper>;
export type CorrectPaper = InferType<typeof correctPaper>;
export type PublishPaper = InferType<typeof publishPaper>;
export type PapersQuery = InferType<typeof papersQuery>;
