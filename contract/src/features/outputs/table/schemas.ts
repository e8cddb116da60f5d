import { array, number, object, string } from 'yup';
import { prose, requiredText } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { outputTableTexts as texts } from './texts.ts';

export const tableToRead = object({
  table: prose(texts.table, limits.importTable).required(texts.none),
});

export const tableWritten = object({ csv: string().required() });

const rowStates = ['new', 'here', 'wrong'] as const;

export const tablePlan = object({
  rows: array()
    .of(
      object({
        line: number().required(),
        title: string().defined(),
        state: string().oneOf(rowStates).required(),
        /** Why a row cannot be read. */
        reason: string().defined(),
      }),
    )
    .required(),
  unread: array().of(string().required()).required(),
});

/** `import` names what was written, to take it back. */
export const tableImported = object({ import: string().defined(), made: number().required() });

export const importToUndo = object({ import: requiredText('import', limits.id) });

export const tableUndone = object({ removed: number().required(), kept: number().required() });
