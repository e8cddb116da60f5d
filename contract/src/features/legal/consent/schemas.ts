import { array, type InferType, number, object, string } from 'yup';
import { consentTexts } from './texts.ts';

/** The version of the text that a person has agreed to, in the body of a call. */
export const agreedVersion = number().integer(consentTexts.required).typeError(consentTexts.required);

/** In the record of a person; missing if no text was set. */
export const givenConsent = object({ version: number().required(), agreedAt: string().required() })
  .optional()
  .default(undefined);

/** An empty text asks for nothing. */
export const currentConsent = object({ text: string().defined(), version: number().required() });

export const allConsent = currentConsent.shape({
  /** The newest first. */
  versions: array()
    .of(
      object({
        version: number().required(),
        text: string().defined(),
        createdAt: string().required(),
      }),
    )
    .required(),
});

export type CurrentConsent = InferType<typeof currentConsent>;
export type AllConsent = InferType<typeof allConsent>;
