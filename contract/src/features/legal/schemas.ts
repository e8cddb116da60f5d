import { mixed, object, string } from 'yup';
import type { Fields } from '../../core/content/field.ts';
import { inputSchema, replySchema, seenSchema, wholeSchema } from '../../core/content/schemas.ts';
import { consentFields } from './consent/fields.ts';
import type { Answers } from './pages.ts';
import { accessibilityQuestions } from './questions/accessibility.ts';
import { imprintQuestions } from './questions/imprint.ts';
import { privacyQuestions } from './questions/privacy.ts';
import { termFields } from './retention/terms.ts';

/** What visitors read. */
export const publishedLegalPage = object({ title: string().required(), html: string().defined() });

/** What admins edit. `html` is the page that the stored answers make, also of a draft. */
export const legalDraft = object({
  answers: mixed<Answers>().required(),
  html: string().defined(),
});

/** Each PATCH holds what the admin has seen (`before`), so that nobody's change is overwritten unseen. */
const edit = <F extends Fields>(fields: F) => inputSchema(fields).shape({ before: seenSchema({ fields }) });

export const editImprint = edit(imprintQuestions.fields);
export const editPrivacy = edit(privacyQuestions.fields);
export const editAccessibility = edit(accessibilityQuestions.fields);
export const editTerms = edit(termFields);

export const editConsent = wholeSchema(consentFields).shape({
  before: replySchema(consentFields).optional().default(undefined),
});
