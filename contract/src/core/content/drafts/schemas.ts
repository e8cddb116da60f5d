import { array, boolean, type InferType, number, type ObjectSchema, object, string } from 'yup';
import { date, pageQuery } from '../../../api/fields.ts';
import type { Values } from '../field.ts';
import { contentStates } from './lifecycle.ts';
import { draftTexts } from './texts.ts';

/** Of the draft that the caller has seen; 0 where they saw none. */
const revision = number().integer().min(0).required();

/** What a draft may contain. */
type Whole = ObjectSchema<Values>;

export const newDraft = (values: Whole) => object({ values: values.default(undefined).required() });

/** `before`: what was published when the caller began the next version. */
export const savedDraft = (values: Whole) =>
  object({
    revision,
    values: values.default(undefined).required(),
    before: values.optional().default(undefined),
  });

export const seenDraft = object({ revision });

const mail = string().oneOf(['no'] as const);

export const publication = object({ revision, mail });

const { fields, wrong } = draftTexts;

/** A time with its distance from UTC, so that it is the same moment wherever the caller is. */
const moment = (field: string) =>
  date(field, wrong.moment).test('time', wrong.moment, (value) => !value || value.includes('T'));

export const times = object({
  revision,
  publishAt: moment(fields.publishAt),
  withdrawAt: moment(fields.withdrawAt),
  mail,
});

export const draftQuery = pageQuery;

/** For DELETE, which has no body. */
export const dropQuery = object({ revision });

export const savedReply = object({ revision: number().required(), savedAt: string().required() });
export const createdReply = savedReply.shape({ insertedId: string().required() });

const inBrief = object({
  _id: string().required(),
  name: string().defined(),
  state: string().oneOf(contentStates).required(),
  revision: number().required(),
  savedAt: string().required(),
  /** Empty if the account is deleted. */
  savedByName: string().defined(),
  publishAt: string().defined(),
  withdrawAt: string().defined(),
  /** Why it was not published at its time. */
  problem: string().defined(),
});

export const draftsInBrief = array().of(inBrief).required();

export const wholeDraft = (values: Whole) =>
  inBrief.shape({
    /** The draft, or without one what is published. */
    values: values.default(undefined).required(),
    hasDraft: boolean().required(),
    /** The caller has begun it. */
    isOwn: boolean(),
    /** What was published when the next version was begun, and what is published now. */
    before: values.optional().default(undefined),
    published: values.optional().default(undefined),
    mail,
  });

const versionInBrief = object({
  number: number().required(),
  name: string().defined(),
  publishedAt: string().required(),
  publishedByName: string().defined(),
});

/** The newest first. */
export const versionsInBrief = array().of(versionInBrief).required();

export const wholeVersion = (values: Whole) =>
  versionInBrief.shape({ values: values.default(undefined).required() });

export type DraftInBrief = InferType<typeof inBrief>;
export type VersionInBrief = InferType<typeof versionInBrief>;
