import { object, string } from 'yup';
import { text } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldNames } from '../texts.ts';

/** The same email may have been another person's before. */
export const authorOf = object({ item: text(fieldNames.item, limits.name) });

export const author = object({ name: string().defined(), photoUrl: string().defined() });
