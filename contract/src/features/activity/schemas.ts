import { array, type InferType, object, string } from 'yup';
import { email, paging, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { activityActions, activityTexts, recordKinds } from './texts.ts';

const { columns, errors } = activityTexts;

/** Filters, which can be combined. `target` is the id of a record. */
export const activityQuery = object({
  kind: string().oneOf(recordKinds, errors.kind).typeError(errors.kind),
  actor: email(columns.actor),
  target: text(columns.target, limits.url),
  ...paging,
});

export const activity = object({
  _id: string().required(),
  actor: string().defined(),
  /** The present name of the admin; missing if there is no such account any more. */
  actorName: string(),
  action: string().oneOf(activityActions).required(),
  kind: string().oneOf(recordKinds).required(),
  targetId: string().defined(),
  /** The record's name at that time, because the record may have been renamed or deleted. */
  targetName: string().defined(),
  createdAt: string().required(),
  /** The fields that an edit changed; both texts are empty where the log does not keep them. */
  changes: array().of(
    object({ field: string().required(), before: string().defined(), after: string().defined() }),
  ),
});
export const activities = array().of(activity).required();

export type Activity = InferType<typeof activity>;
export type FieldChange = NonNullable<Activity['changes']>[number];
export type ActivityQuery = InferType<typeof activityQuery>;
