import { array, boolean, type InferType, number, object, string } from 'yup';
import { listOfTexts, paging, prose, requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { mostMoreAreas } from '../papers/fields.ts';
import { workTypes } from '../papers/types.ts';
import { decisions, eachOf, entryKinds, importStates, outcomes } from './states.ts';
import { importTexts } from './texts.ts';

const { fields, errors } = importTexts;

const oneOfSeveral = object({
  /** With its folders, because many have the same name. */
  name: requiredText(fields.fileName, limits.title),
  text: prose(fields.text, limits.importText).defined(),
});

const sum = (lengths: readonly number[] = []) => lengths.reduce((all, length) => all + length, 0);

/** `text` is the content of a file, or a list of identifiers; several files are in `files`. */
export const fileToImport = object({
  fileName: requiredText(fields.fileName, limits.title),
  text: prose(fields.text, limits.importText).when('files', ([files]: unknown[][], text) =>
    files && files.length > 0 ? text : text.required(errors.nothing),
  ),
  files: list(oneOfSeveral, limits.importFiles, { tooMany: errors.tooManyFiles(limits.importFiles) })
    .test(
      'size',
      errors.tooLargeTogether,
      (files) => sum(files?.map((file) => String(file?.text ?? '').length)) <= limits.importText,
    )
    .optional()
    .default(undefined),
});

export const planned = object({ insertedId: string().required() });

const countsOf = <Name extends string>(names: readonly Name[]) =>
  object(eachOf(names, () => number().required())).required();

export const oneImport = object({
  _id: string().required(),
  fileName: string().defined(),
  state: string().oneOf(importStates).required(),
  /** The email of the admin who planned it; empty after that account was deleted. */
  by: string().defined(),
  createdAt: string().required(),
  /** The time when the import is deleted; its works are not. */
  expiresAt: string().required(),
  total: number().required(),
  /** How many entries the look-up, the import or its undo has processed. */
  gone: number().required(),
  /** How many identifiers of a list were not found. */
  notFound: number().required(),
  /** Seconds after which to call again, where a service asks for a pause or another call is under way. */
  wait: number(),
  kinds: countsOf(entryKinds),
  outcomes: countsOf(outcomes),
  people: object({
    /** Members of the team who are authors of these works. */
    matched: array().of(string().defined()).required(),
    /** Names that may be other spellings of a member's name. */
    maybe: array()
      .of(object({ name: string().defined(), member: string().defined() }))
      .required(),
    /** The most frequent of all other names. */
    unmatched: array().of(string().defined()).required(),
  }).required(),
});
export const importList = array().of(oneImport).required();

export const entriesQuery = object({
  import: requiredText(fields.import, limits.id),
  kind: string().oneOf(entryKinds, errors.kind).typeError(errors.kind),
  ...paging,
});

const inBrief = {
  title: string().defined(),
  authors: string().defined(),
  year: string().defined(),
  venue: string().defined(),
  doi: string().defined(),
};

/**
 * The existing work that an entry is compared with. The id is empty where it is another entry of the same
 * file.
 */
const other = object({ id: string().defined(), ...inBrief });

const importEntry = object({
  /** The position in the file, counted from 1. */
  _id: string().required(),
  line: number().required(),
  /** The name of its file, where several were chosen. */
  file: string(),
  key: string().defined(),
  kind: string().oneOf(entryKinds).required(),
  /** Why the entry counts as existing, similar or unreadable. */
  why: string().defined(),
  ...inBrief,
  keywords: string().defined(),
  type: string().oneOf(workTypes).required(),
  /** The area's name. */
  area: string().defined(),
  /** The names of its further areas. */
  moreAreas: array().of(string().defined()),
  decision: string().oneOf(decisions).required(),
  other: other.optional().default(undefined),
  /** Whether the entry and the other work may become one with two versions. */
  mayJoin: boolean(),
  /** Each notice that the entry brings, in a sentence. */
  notices: array().of(string().defined()),
  /** What a person may want to choose, each in a sentence. */
  remarks: array().of(string().defined()),
  /** Another date that the entry gives, which a person may choose. */
  otherDate: string(),
  /** Missing until the import has processed the entry. */
  outcome: string().oneOf(outcomes),
  /** Empty until the import has created a work. */
  workId: string().defined(),
  /** Only for entries that cannot be read. */
  original: string(),
});
export const importEntries = array().of(importEntry).required();

/** Fields that are left out stay unchanged. */
export const choice = object({
  /** If left out, the change is for all entries. */
  entries: listOfTexts(fields.entries, 10, limits.importEntries).optional().default(undefined),
  decision: string().oneOf(decisions, errors.decision).typeError(errors.decision),
  type: string().oneOf(workTypes, errors.type).typeError(errors.type),
  /** The other date of entries that give two. */
  date: text(fields.date, 10),
  /** The area's name; empty for none. */
  area: text(fields.area, limits.title),
  /** The names of the further areas; an empty list for none. */
  moreAreas: listOfTexts(fields.moreAreas, limits.title, mostMoreAreas).optional().default(undefined),
});

export type FileToImport = InferType<typeof fileToImport>;
export type OneOfSeveral = InferType<typeof oneOfSeveral>;
export type OneImport = InferType<typeof oneImport>;
export type ImportEntry = InferType<typeof importEntry>;
export type ComparedWork = InferType<typeof other>;
export type Choice = InferType<typeof choice>;
export type EntriesQuery = InferType<typeof entriesQuery>;
