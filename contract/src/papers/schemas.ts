import {
  array,
  type InferType,
  number,
  type ObjectSchema,
  object,
  type Schema,
  StringSchema,
  string,
} from 'yup';
import {
  date,
  doi,
  feedbackBefore,
  image,
  listOfTexts,
  paging,
  pdf,
  prose,
  requiredProse,
  text,
  url,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldNames, fieldTexts } from '../texts.ts';
import {
  type Field,
  type FieldName,
  type Kind,
  linkNames,
  type ManuscriptBody,
  type ManuscriptReply,
  paperFields,
  type Values,
} from './fields.ts';
import { paperFormTexts } from './forms/texts.ts';
import { eachField } from './manuscript.ts';
import { reviewTexts } from './review/texts.ts';
import { paperTexts } from './texts.ts';

const { fields } = paperTexts;
const { validation } = paperFormTexts;

const eachLink = (make: (label: string) => StringSchema) =>
  object(Object.fromEntries(linkNames.map((name) => [name, make(paperTexts.links[name])])));

type Rules<Of> = { [Name in keyof Of]-?: Schema<Of[Name]> };

const accepted: { [K in Kind]: (label: string, field: Field<K>) => Schema<Values[K] | undefined> } = {
  title: (label, { max }) => text(label, max),
  text: (label, { max }) => text(label, max),
  prose: (label, { max }) => prose(label, max),
  doi: () => doi(),
  day: (label) => date(label),
  area: (label) => text(label, limits.title),
  people: (label) => listOfTexts(label, limits.author, limits.authors),
  picture: (label) => image(label),
  pdf: () => pdf(),
  links: () => eachLink((label) => url(label)),
};

/** Sentences for empty fields where "… is required" is not enough. */
const missing: { [K in Kind]?: string } = { area: validation.area, picture: validation.image };

function rule(name: FieldName): Schema {
  const field: Field = paperFields[name];
  const schema = acceptedBy(field, fields[name]);
  if (field.optional || !(schema instanceof StringSchema)) return schema;
  return schema.required(missing[field.is] ?? fieldTexts.required(fields[name]));
}

const acceptedBy = <K extends Kind>(field: Field<K>, label: string) => accepted[field.is](label, field);

/**
 * POST /ResearchRequest. The specification's payload also names `authorEmail` and `createdAt`: those are the
 * caller's and the server clock's, so what a body says about them, as ours does, is dropped.
 */
export const submitPaper: ObjectSchema<ManuscriptBody> = object(eachField<Rules<ManuscriptBody>>(rule));

export const reviewPaper = object({
  message: requiredProse(reviewTexts.messageField, limits.message, reviewTexts.messageRequired),
  before: feedbackBefore,
});

export const papersQuery = object({
  area: text(fields.category, limits.title),
  year: text(fieldNames.year, 4).matches(/^\d{4}$/, { message: fieldTexts.year, excludeEmptyString: true }),
  /** Also the surname alone, or with initials. */
  author: text(fields.author, limits.author),
  /** The whole name: a member’s page does not list papers of others with their surname. */
  exactAuthor: text(fields.author, limits.author),
  q: text(fieldNames.search, limits.search),
  ...paging,
});

function shown(name: FieldName): Schema {
  const { is, optional }: Field = paperFields[name];
  if (is === 'people') return array().of(string().defined()).required();
  if (is === 'links') return eachLink(() => string()).required();
  return optional ? string() : string().defined();
}

export interface Paper extends ManuscriptReply {
  _id: string;
  /** For each author the id of the team member, or an empty text; only in the reply with a single paper. */
  memberIds?: string[];
  authorName: string;
  authorEmail: string;
  createdAt: string;
}

/** A pending paper carries the reviewer's feedback. */
export interface PaperRequest extends Paper {
  message: string;
  /** The version that the feedback is about; missing without feedback, and after feedback of an earlier release. */
  reviewed?: ManuscriptReply;
}

const shownPaper = {
  ...eachField<Rules<ManuscriptReply>>(shown),
  _id: string().required(),
  memberIds: array().of(string().defined()),
  authorName: string().defined(),
  authorEmail: string().defined(),
  createdAt: string().required(),
};

export const paper: ObjectSchema<Paper> = object(shownPaper);

/** What the editor saw, to find changes of others. */
const before = object(eachField<Rules<ManuscriptReply>>(shown)).optional().default(undefined);

/** An edit without an image keeps the current one. */
const rewritten = { ...eachField<Rules<ManuscriptBody>>(rule), image: image(fields.image), before };

export const correctPaper = object(rewritten);

export const editPaper = object({
  _id: string().required(paperTexts.errors.nothingToChange).typeError(paperTexts.errors.nothingToChange),
  ...rewritten,
});

/** With what the reviewer saw, because its author may change a paper until it is published. */
export const publishPaper = object({ before });

/** In lists `details` is cut to the specification's 200 characters, which is all that a card shows. */
export const papersPage = array().of(paper).required();

export const paperRequest: ObjectSchema<PaperRequest> = object({
  ...shownPaper,
  message: string().defined(),
  reviewed: object(eachField<Rules<ManuscriptReply>>(shown)).optional().default(undefined),
});
export const paperRequests = array().of(paperRequest).required();

const recentPaper = object({
  _id: string().required(),
  title: string().defined(),
  image: string().defined(),
  details: string().defined(),
});
export const recentPapers = array().of(recentPaper).required();

export const paperYears = array().of(string().defined()).required();

export const publishedReply = object({
  insertedId: string().required(),
  deletedCount: number().required(),
});

export type SubmitPaper = ManuscriptBody;
export type EditPaper = InferType<typeof editPaper>;
export type CorrectPaper = InferType<typeof correctPaper>;
export type RecentPaper = InferType<typeof recentPaper>;
export type ReviewPaper = InferType<typeof reviewPaper>;
export type PublishPaper = InferType<typeof publishPaper>;
export type PapersQuery = InferType<typeof papersQuery>;
