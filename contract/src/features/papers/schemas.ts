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
import type { Name } from '../../lib/name.ts';
import { fieldNames, fieldTexts } from '../../texts/field-texts.ts';
import type { CountedYear } from './counts.ts';
import { eachLink, fieldOf, typeOf } from './field-types.ts';
import {
  eachField,
  type FieldName,
  isOnlyCorrected,
  isOptional,
  type Manuscript,
  type ManuscriptReply,
  type MemberBody,
  type PaperLinks,
  paperFieldNames,
} from './fields.ts';
import { alwaysNeeded, neededOf } from './forms/asked.ts';
import { neededSentence } from './forms/needs.ts';
import { paperFormTexts } from './forms/texts.ts';
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

const memberNames = paperFieldNames.filter((name) => !isOnlyCorrected(name));

/**
 * POST /ResearchRequest. `authorEmail` and `createdAt` of the specification's payload are dropped, because
 * the server sets them. So are fields that only a correction sets.
 */
const submitted = eachField<Rules<MemberBody>>(ruleByType, memberNames);

export const submitPaper: ObjectSchema<MemberBody> = object(submitted);

export const reviewPaper = object({
  message: requiredProse(reviewTexts.messageField, limits.message, reviewTexts.messageRequired),
  before: feedbackBefore,
});

const flag = () => string().oneOf(['true'] as const);

export const papersQuery = object({
  area: text(fields.category, limits.title),
  year: text(fieldNames.year, 4).matches(/^(?:\d{4}|none)$/, {
    message: fieldTexts.year,
    excludeEmptyString: true,
  }),
  /** Also the surname alone, or with initials. */
  author: text(fields.author, limits.author),
  /** The whole name: a member’s page does not list papers of others with their surname. */
  exactAuthor: text(fields.author, limits.author),
  /** The id of a member of the team, whose papers are found under each of their names. */
  person: text(fields.person, limits.id),
  keyword: text(fields.keyword, limits.search),
  type: string<WorkType>().oneOf(workTypes),
  code: flag(),
  /** Also works that have a free version elsewhere. */
  pdf: flag(),
  selected: flag(),
  q: text(fieldNames.search, limits.search),
  /**
   * By publication date, the newest first; or by type of work, and each type by date; otherwise by the time
   * of publishing on this site, the latest first.
   */
  order: string().oneOf(['date', 'type'] as const),
  ...paging,
});

function inReply(name: FieldName): Schema {
  const schema = typeOf(name).reply(fieldOf(name), rules, noFields) as Schema;
  // A page that was opened before the site had types sends none.
  return isOptional(name) || name === 'type' ? schema.optional() : schema.defined();
}

export interface RelatedPaper {
  _id: string;
  title: string;
  drawn?: RenderedFormula[];
  /** Where and when the work appeared. */
  source: string;
}

export interface Paper extends ManuscriptReply {
  _id: string;
  /** For each author the id of the team member, or an empty text; not in every list. */
  memberIds?: string[];
  /** For each author the picture of the team member, or an empty text; only with one paper. */
  faces?: string[];
  /** The lab's selected and newest works in the same area; only with one paper. */
  related?: RelatedPaper[];
  /** The formulas in the texts of this reply, as far as they could be rendered. */
  drawn?: RenderedFormula[];
  /** The parts of authors' and editors' names that the names themselves do not say. */
  nameParts?: Name[];
  /** How the lab shows the names of the authors and of the editors, where it is in another order. */
  names?: string[];
  editorNames?: string[];
  authorName: string;
  authorEmail: string;
  createdAt: string;
}

/** A pending paper carries the reviewer's feedback. */
export interface PaperRequest extends Paper {
  message: string;
  /**
   * The version that the feedback is about; missing without feedback, and after feedback of an earlier
   * release.
   */
  reviewed?: ManuscriptReply;
}

const shownPaper = {
  ...eachField<Rules<ManuscriptReply>>(inReply),
  _id: string().required(),
  memberIds: array().of(string().defined()),
  faces: array().of(string().defined()),
  related: array().of(
    object({
      _id: string().required(),
      title: string().defined(),
      drawn: renderedFormulas,
      source: string().defined(),
    }),
  ),
  drawn: renderedFormulas,
  nameParts: array().of(
    object({ family: string(), given: string(), particle: string(), suffix: string(), literal: string() }),
  ),
  names: array().of(string().defined()),
  editorNames: array().of(string().defined()),
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

/** An admin may write a work that lacks what its author would have to say. */
export const requiredWork = object({
  ...eachField<Rules<Partial<Manuscript>>>((name) =>
    alwaysNeeded.includes(name) ? needed(name) : rule(name),
  ),
  links,
});

/**
 * A field that the body of an edit does not name keeps its value, and an empty image keeps the current one.
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
  _id: string()
    .required(paperFormTexts.errors.nothingToChange)
    .typeError(paperFormTexts.errors.nothingToChange),
  ...eachField<Rules<Partial<MemberBody>>>(rule, memberNames),
  links,
  before,
});

/**
 * Contains the version that the reviewer saw, because the author may change a paper until it is published.
 */
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
  '_id' | 'type' | 'title' | 'drawn' | 'publisher' | 'publicationDate' | 'authors' | 'names' | 'doi' | 'pdf'
> & { image?: string; note?: string; links: PaperLinks; memberIds: string[]; notice?: NoticeKind };

const { _id, title, drawn, publisher, publicationDate, authors, names, doi } = shownPaper;
const rowFields = { _id, title, drawn, publisher, publicationDate, authors, names, doi };

export const selectedPapers: Schema<SelectedPaper[]> = array()
  .of(
    object({
      ...rowFields,
      type: string<WorkType>().oneOf(workTypes).required(),
      pdf: string(),
      image: string(),
      note: string(),
      links: eachLink(() => string()).required(),
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
  /** Where and when it appeared, such as the journal's name and the year. */
  venue: string(),
  publicationDate: string(),
  drawn: renderedFormulas,
  notice: shownNotice,
});
export const recentPapers = array().of(recentPaper).required();

export const paperYears = array().of(string().defined()).required();

/** The newest year first. */
export const papersByYear: Schema<CountedYear[]> = array()
  .of(
    object({
      year: string().required(),
      count: number().required(),
      /** Of each type and its flags, such as `article code pdf`; left out unless all works are counted. */
      groups: array().of(object({ of: string().required(), count: number().required() })),
    }),
  )
  .required();

export const publishedReply = object({ insertedId: string().required(), deletedCount: number().required() });

export type SubmitPaper = MemberBody;
export type EditPaper = InferType<typeof editPaper>;
export type CorrectPaper = InferType<typeof correctPaper>;
export type RecentPaper = InferType<typeof recentPaper>;
export type ReviewPaper = InferType<typeof reviewPaper>;
export type PublishPaper = InferType<typeof publishPaper>;
export type PapersQuery = InferType<typeof papersQuery>;
