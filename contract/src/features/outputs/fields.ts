/** What the kinds of what a lab makes have in common. */

import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import type { Field, Fields } from '../../core/content/field.ts';
import { type Declaration, declare, type OutputView } from '../../core/content/kind.ts';
import { longestText } from '../../core/markdown/limits.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { outputDeskTexts } from './desk/texts.ts';
import { type OutputKey, outputTexts } from './rows.ts';

const { fields, imageTooLarge, added, updated, deleted } = outputDeskTexts;

export const outputFields = {
  title: { is: 'text', label: fields.title, max: limits.title, missing: fieldTexts.required(fields.title) },
  summary: { is: 'prose', label: fields.summary, max: limits.newsSummary, rows: 3 },
  text: { is: 'markdown', label: fields.text, max: longestText },
  image: { is: 'picture', label: fields.image, tooLarge: imageTooLarge },
  imageAlt: altField,
  people: { is: 'people', label: fields.people, max: 50 },
  areas: { is: 'area', label: fields.areas, max: 10 },
  works: { is: 'works', label: fields.works, max: 50 },
  link: { is: 'url', label: fields.link },
} as const;

/** In the order of their labels. */
export const choice = <const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  initial: NoInfer<Value>,
) => ({ is: 'choice', label, values: Object.keys(labels) as Value[], labels, initial }) as const;

export const outputSentences = { added, updated, deleted };

type OwnPart<F extends Fields> = Omit<
  Declaration<F, 'createdAt'>,
  'fields' | 'nameField' | 'words' | 'collection' | 'shows' | 'listPage' | 'output'
> & { readonly output: Omit<OutputView<keyof F & string>, 'texts' | 'summary'> };

type Texts = Record<'one' | 'lead' | 'heading' | 'submit' | 'empty' | 'notFound', string> &
  OutputView<string>['texts'];

/** A kind of what a lab makes, from what is particular to it. */
export function declareOutput<
  const F extends Fields & Record<'title' | 'summary', Field>,
  const Own extends Texts,
>(
  word: OutputKey,
  texts: Own,
  own: { readonly fields: F } & OwnPart<F>,
): Declaration<F, 'createdAt'> & { readonly output: { readonly texts: Own } } {
  const { one, heading, submit, empty, notFound } = texts;
  const output = { ...own.output, texts, summary: 'summary' } as const;
  const declared = declare<F, 'createdAt'>({
    nameField: 'title',
    words: { ...outputSentences, one, title: outputTexts[word], heading, submit, empty, notFound },
    collection: word,
    shows: ['createdAt'],
    // Read when it is shown, because the words may be another language's by then.
    listPage: {
      get title() {
        return outputTexts[word];
      },
      get lead() {
        return texts.lead;
      },
    },
    feed: { summary: 'summary' },
    ...own,
    output,
  });
  return { ...declared, output };
}
