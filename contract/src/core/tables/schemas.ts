import { array, number, object, string } from 'yup';
import { image, prose, requiredText } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { tableTexts as texts } from './texts.ts';

export const tableToRead = object({
  table: prose(texts.table, limits.importTable).required(texts.none),
});

/** A table whose cells name pictures, with the addresses of those that were uploaded for it. */
export const tableWithPictures = tableToRead.shape({
  pictures: list(
    object({
      name: requiredText(texts.picture, limits.url),
      image: image(texts.picture).required(fieldTexts.missing),
    }),
    limits.importPeople,
  ).default([]),
});

const rowStates = ['new', 'here', 'wrong'] as const;

export const tablePlan = object({
  rows: array()
    .of(
      object({
        line: number().required(),
        title: string().defined(),
        state: string().oneOf(rowStates).required(),
        /** Why a row cannot be read, or what somebody should know of it. */
        reason: string().defined(),
        /** The file or the address that a new row names as its picture. */
        picture: string(),
      }),
    )
    .required(),
  /** The headings of columns that are not read. */
  unread: array().of(string().required()).required(),
  /** What the table calls roles that the lab does not have, with the number of rows. */
  roles: array().of(object({ name: string().required(), rows: number().required() })),
});

export const tableImported = object({
  made: number().required(),
  /** Rows that stayed out. */
  wrong: number().required(),
});
