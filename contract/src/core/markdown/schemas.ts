import { type InferType, object, string } from 'yup';
import { prose } from '../../api/fields.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { deepestNesting, longestText, mostCells, mostColumns } from './limits.ts';
import { markdownTexts } from './texts.ts';
import { hasTooLargeTable, isNestedTooDeep } from './too-marked.ts';

export const rendered = object({ html: string().defined(), lead: string().defined() });

/** A text as HTML, and its beginning in plain words. */
export type Rendered = InferType<typeof rendered>;

/** Of each field of Markdown that a record has a text in. */
export const renderedTexts = (fields: readonly string[]) =>
  object(Object.fromEntries(fields.map((name) => [name, rendered.optional().default(undefined)])))
    .optional()
    .default(undefined);

/**
 * A text in Markdown. One that could only be shown as it was written is refused, so that its writer learns
 * why.
 */
export const markdown = (field: string, max: number) =>
  prose(field, max)
    .test(
      'nesting',
      fieldTexts.nestedTooDeep(field, deepestNesting),
      (value) => !isNestedTooDeep(value ?? ''),
    )
    .test(
      'tables',
      fieldTexts.tooLargeTables(field, mostColumns, mostCells),
      (value) => !hasTooLargeTable(value ?? ''),
    );

export const markdownText = object({ text: markdown(markdownTexts.text, longestText).default('') });
