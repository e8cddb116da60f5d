import { array, object, string } from 'yup';
import { list } from '../../../api/list.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { gapWords, languages } from '../choices.ts';
import { wordsDeskTexts as texts } from './desk/texts.ts';
import { faultOf } from './every-text.ts';

/** Not in api/limits.ts, which is part of every visitor's script. */
const wordLimits = {
  /** The length of a text that the lab has written itself, and how many there may be. */
  text: 1_000,
  texts: 200,
  /** All of them with their addresses, because they are in `limits.homeBytes.settings`. */
  bytes: 14_000,
} as const;

const language = string().oneOf(languages, texts.unknown).required(texts.unknown);

const ownText = object({
  language,
  text: string().required(texts.unknown),
  own: string()
    .typeError(fieldTexts.invalid)
    .defined()
    .max(wordLimits.text, fieldTexts.tooLong(texts.own, wordLimits.text))
    .test('text', (own, { parent, createError }) => {
      if (!languages.includes(parent.language)) return true;
      const message = faultOf(parent.language, parent.text, own ?? '');
      return message ? createError({ message }) : true;
    }),
});

export const words = object({
  language,
  // Archives and programs of earlier versions do not say it.
  gaps: string().oneOf(gapWords, texts.unknown).default(gapWords[0]),
  own: list(ownText, wordLimits.texts, { tooMany: fieldTexts.tooMany(texts.own, wordLimits.texts) })
    .typeError(texts.unknown)
    .required(texts.unknown)
    .test('room', texts.room, (rows) => {
      return new TextEncoder().encode(JSON.stringify(rows)).length <= wordLimits.bytes;
    })
    .test('once', texts.twice, (rows) => {
      const keys = (rows ?? []).map((row) => row && `${row.language} ${row.text}`);
      return new Set(keys).size === keys.length;
    }),
});

export const editWords = words.shape({ before: words.optional().default(undefined) });

/** Each with its address. */
export const defaultTexts = array()
  .of(object({ text: string().required(), usual: string().defined() }))
  .required();
