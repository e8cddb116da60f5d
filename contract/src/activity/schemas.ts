import { array, type InferType, object, string } from 'yup';
import { email, paging, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { activityActions, recordKinds } from './actions.ts';
import { activityTexts } from './texts.ts';

const { columns, errors } = activityTexts;

/** Any of the three narrows the log; `target` is the id of a record. */
export const activityQuery = object({
  kind: string().oneOf(recordKinds, errors.kind).typeError(errors.kind),
  actor: email(columns.actor),
  target: text(columns.target, limits.url),
  ...paging,
});

export const activity = object({
  _id: string().required(),
  /** Email of whoever did it. */
  actor: string().defined(),
  action: string().oneOf(activityActions).required(),
  kind: string().oneOf(recordKinds).required(),
  targetId: string().defined(),
  /** The record's name when it happened: the record itself may be gone by now. */
  targetName: string().defined(),
  createdAt: string().required(),
});
export const activities = array().of(activity).required();

export type Activity = InferType<typeof activity>;
export type ActivityQuery = InferType<typeof activityQuery>;
