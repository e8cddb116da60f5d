import {
  array,
  type InferType,
  number,
  type ObjectSchema,
  object,
  type Schema,
  type StringSchema,
  string,
} from 'yup';
import { feedbackBefore, paging, requiredProse, text, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { rules } from '../../core/fields/rules.ts';
import type { RenderedFormula } from '../../core/math/rendered.ts';
import { renderedFormulas } from '../../core/math/schemas.ts';
import { fieldNames, fieldTexts } from '../../texts/field-texts.ts';
import { eachLink, fieldOf, typeOf } from './field-types.ts';
import {
  eachField,
  type FieldName,
  isForAdmins,
  isOptional,
  type Manuscript,
  type ManuscriptReply,
  type MemberBody,
  fieldNames as manuscriptNames,
} from './fields.ts';
import { alwaysNeeded, neededOf } from './forms/asked.ts';
import { neededSentence } from './forms/needs.ts';
import { type NoticeKind, noticeKinds } from './notices.ts';
import { reviewTexts } from './review/texts.ts';
import { paperTexts } from './texts.ts';
import { type WorkType, workTypes } from './types.ts';

const { fields } = paperTexts;

type Rules<Of> = { [Name in keyof Of]-?: Schema<Of[Name]> };

/** No field of a work contains fields. */
const noFields = () => object();

const rule = (name: FieldName) => typeOf(name).rule(fieldOf(name), rules, noFields) as Schema;

function needed(name: FieldName): Schema {
  const sentence = neededSentence(name);
  const { needed: filled } = typeOf(name);
  return filled ? (filled(rule(name), sentence) as Schema) : (rule(name) as StringSchema).required(sentence);
}

/** The type in the same body decides whether a field is required. */
function ruleByType(name: FieldName): Schema {
  if (!workTypes.some((type) => neededOf(type).includes(name))) return rule(name);
  return rule(name).when('type', ([type = 'article']: WorkType[]) =>
    neededOf(type).includes(name) ? needed(name) : rule(name),
  );
}

const memberNames = manuscriptNames.filter((name) => !isForAdmins(name));

/**
 * POST /ResearchRequest. `authorEmail` and `createdAt` of the specification's payload are dropped, because the server
 * sets them. So are fields that only admins may write.
 */
const submitted = eachField<Rules<MemberBody>>(ruleByType, memberNames);

export const submitPaper: ObjectSchema<MemberBody> = object(submitted);

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
  /** The id of a member of the team, whose papers are found under all names of theirs. */
  person: text(fields.person, limits.id),
  keyword: text(fields.keyword, limits.search),
  type: string<WorkType>().oneOf(workTypes),
  selected: string().oneOf(['true'] as const),
  q: text(fieldNames.search, limits.search),
  /** By publication date, the newest first; otherwise by the time of publishing on this site, the latest first. */
  order: string().oneOf(['date'] as const),
  ...paging,
});

function inReply(name: FieldName): Schema {
  const schema = typeOf(name).reply(fieldOf(name), rules, noFields) as Schema;
  // A page that was opened before the site had types sends none.
  return isOptional(name) || name === 'type' ? schema.optional() : schema.defined();
}

export interface Paper extends ManuscriptReply {
  _id: string;
  /** For each author the id of the team member, or an empty text; not in every list. */
  memberIds?: string[];
  /** The formulas in the texts of this reply, as far as they could be rendered. */
  drawn?: RenderedFormula[];
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
  ...eachField<Rules<ManuscriptReply>>(inReply),
  _id: string().required(),
  memberIds: array().of(string().defined()),
  drawn: renderedFormulas,
  authorName: string().defined(),
  authorEmail: string().defined(),
  createdAt: string().required(),
};

export const paper: ObjectSchema<Paper> = object(shownPaper);

/** An edit does not name each field: an older client does not know all of them. */
const links = eachLink(url).default(undefined);

/** The version that the editor saw, to find out whether others have changed it. */
const before = object({
  ...eachField<Rules<Partial<Manuscript>>>((name) => inReply(name).optional()),
  links: eachLink(() => string()).default(undefined),
})
  .optional()
  .default(undefined);

/**
 * A field that the body of an edit does not name keeps its value, and an empty image keeps the current one. An admin may
 * write a work that lacks what its author would have to say.
 */
export const correctPaper = object({
  ...eachField<Rules<Partial<Manuscript>>>((name) =>
    alwaysNeeded.includes(name) ? needed(name).optional() : rule(name),
  ),
  links,
  before,
});

/** What its type needs is checked together with the fields that the body does not name: see `emptyNeeds`. */
export const editPaper = object({
  _id: string().required(paperTexts.errors.nothingToChange).typeError(paperTexts.errors.nothingToChange),
  ...eachField<Rules<Partial<MemberBody>>>(rule, memberNames),
  links,
  before,
});

/** Contains the version that the reviewer saw, because the author may change a paper until it is published. */
export const publishPaper = object({ before });

/** In lists `details` is cut to the specification's 200 characters, which is all that a card shows. */
export const papersPage = array().of(paper).required();

export const paperRequest: ObjectSchema<PaperRequest> = object({
  ...shownPaper,
  message: string().defined(),
  reviewed: object(eachField<Rules<ManuscriptReply>>(inReply)).optional().default(undefined),
});
export const paperRequests = array().of(paperRequest).required();

/** The most serious notice about the work. */
const shownNotice = string<NoticeKind>().oneOf(noticeKinds);

/** `publisher` is where the work appeared, whatever its type. */
export type SelectedPaper = Pick<
  Paper,
  '_id' | 'type' | 'title' | 'drawn' | 'publisher' | 'publicationDate' | 'authors' | 'doi' | 'pdf'
> & { links: { code?: string }; memberIds: string[]; notice?: NoticeKind };

const { _id, title, drawn, publisher, publicationDate, authors, doi } = shownPaper;
const rowFields = { _id, title, drawn, publisher, publicationDate, authors, doi };

export const selectedPapers: Schema<SelectedPaper[]> = array()
  .of(
    object({
      ...rowFields,
      type: string<WorkType>().oneOf(workTypes).required(),
      pdf: string(),
      links: object({ code: string() }).required(),
      memberIds: array().of(string().defined()).required(),
      notice: shownNotice,
    }),
  )
  .required();

const recentPaper = object({
  _id: string().required(),
  title: string().defined(),
  image: string().defined(),
  details: string().defined(),
  drawn: renderedFormulas,
  notice: shownNotice,
});
export const recentPapers = array().of(recentPaper).required();

export const paperYears = array().of(string().defined()).required();

export const publishedReply = object({ insertedId: string().required(), deletedCount: number().required() });

export type SubmitPaper = MemberBody;
export type EditPaper = InferType<typeof editPaper>;
export type CorrectPaper = InferType<typeof correctPaper>;
export type RecentPaper = InferType<typeof recentPaper>;
export type ReviewPaper = InferType<typeof reviewPaper>;
export type PublishPaper = InferType<typeof publishPaper>;
export type PapersQuery = InferType<typeof papersQuery>;
