import { type InferType, object, string } from 'yup';
import { prose } from '../fields.ts';
import { longestText } from './limits.ts';
import { markdownTexts } from './texts.ts';

export const rendered = object({ html: string().defined(), lead: string().defined() });

/** A text as HTML, and its beginning in plain words. */
export type Rendered = InferType<typeof rendered>;

/** Of each field of Markdown that a record has a text in. */
export const renderedTexts = (fields: readonly string[]) =>
  object(Object.fromEntries(fields.map((name) => [name, rendered.optional().default(undefined)])))
    .optional()
    .default(undefined);

export const markdownText = object({ text: prose(markdownTexts.text, longestText).default('') });
