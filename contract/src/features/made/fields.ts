/** Fields that several kinds of what a lab makes have. */

import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { longestText } from '../../core/markdown/limits.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { madeDeskTexts } from './desk/texts.ts';
import { madeTexts } from './texts.ts';

const { fields, imageTooLarge, added, updated, deleted, failed, deleteConfirm } = madeDeskTexts;

export const madeFields = {
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

export const madeSentences = { added, updated, deleted, failed, deleteConfirm };

/** Read when it is shown, because the words may be another language's by then. */
export const listPageOf = (word: keyof typeof madeTexts, texts: { readonly lead: string }) => ({
  get title() {
    return madeTexts[word];
  },
  get lead() {
    return texts.lead;
  },
});
