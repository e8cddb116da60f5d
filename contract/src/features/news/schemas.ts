import { array, object, string } from 'yup';
import { text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { fieldNames } from '../../texts/field-texts.ts';

/**
 * `item` is the id of one of the author's records, because the email may have belonged to somebody else
 * before.
 */
export const authorOf = object({ item: text(fieldNames.item, limits.name) });

export const author = object({ name: string().defined(), photoUrl: string().defined() });

export const newsInBrief = array()
  .of(object({ _id: string().required(), title: string().defined(), createdAt: string().required() }))
  .required();
