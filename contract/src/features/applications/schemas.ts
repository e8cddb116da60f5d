import { array, boolean, type InferType, object, string } from 'yup';
import { email, feedbackBefore, prose, requiredProse, requiredText, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { messageReply, successReply } from '../../api/replies.ts';
import { seenSchema } from '../../core/content/schemas.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { agreedVersion, givenConsent } from '../legal/consent/schemas.ts';
import { memberKind } from '../team/kind.ts';
import { applicationDeskTexts } from './desk/texts.ts';
import { applicationTexts } from './texts.ts';

const { form, validation } = applicationTexts;

/** The form, which shows `email` but does not let it be changed. */
export const applicationForm = object({
  name: requiredText(form.name, limits.name),
  email: email(form.email),
  phone: requiredText(form.phone, limits.phone),
  university: requiredText(form.university, limits.university),
  researchArea: requiredText(form.researchArea, limits.title, validation.researchArea),
  role: requiredText(form.role, limits.role),
  details: prose(form.details, limits.details, validation.detailsTooLong).required(
    fieldTexts.required(form.details),
  ),
  resume: url(form.resume, validation.resumeUrl).required(validation.resume),
});

/**
 * POST /submitApplication: as the form, with one message when name or resume are missing. The email in the
 * body is ignored, because the caller's is used.
 */
export const submitApplication = applicationForm
  .omit(['email'])
  .shape({ consent: agreedVersion })
  .test('resume-and-name', validation.resumeAndName, (value) => Boolean(value.resume && value.name));

/** Nothing of what the person wrote; they are reminded of the deadline. */
export const beginApplication = object({
  role: requiredText(form.role, limits.role),
  begun: boolean().required(fieldTexts.missing).typeError(fieldTexts.invalid),
});

export const applicationFeedback = object({
  message: requiredProse(
    applicationDeskTexts.manage.feedback,
    limits.message,
    applicationDeskTexts.manage.feedbackEmpty,
  ),
  before: feedbackBefore,
});

/** What an application says in addition to the name; visitors see of it what an admin has chosen. */
export const applicationShows = ['email', 'phone', 'university', 'details'] as const;
export type ApplicationShown = (typeof applicationShows)[number];

/**
 * `shows` is what the entry takes from the application in addition to the name. For an applicant who is on
 * the team already, `entry` says whether their present profile is kept or replaced, and `before` holds the
 * profile that the admin has seen.
 */
export const acceptApplication = object({
  role: requiredText(form.role, limits.role, applicationDeskTexts.errors.teamRole).typeError(
    applicationDeskTexts.errors.teamRole,
  ),
  shows: list(string().oneOf(applicationShows).required(), applicationShows.length),
  entry: string().oneOf(['keep', 'replace'], applicationDeskTexts.errors.entry),
  before: seenSchema(memberKind),
});

export const application = object({
  _id: string().required(),
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  university: string().defined(),
  researchArea: string().defined(),
  role: string().defined(),
  details: string().defined(),
  resume: string().defined(),
  message: string().defined(),
  createdAt: string().required(),
  consent: givenConsent,
});
export const applications = array().of(application).required();

/** What an earlier acceptance has published and the person has not saved themself; otherwise empty. */
export const earlierAcceptances = array()
  .of(
    object({
      _id: string().required(),
      name: string().defined(),
      onTeam: boolean().required(),
      email: string().defined(),
      phone: string().defined(),
      details: string().defined(),
    }),
  )
  .required();

/** The entries of which it is hidden; the others stay as they are. */
export const closeEarlier = object({
  hide: list(string().max(limits.title).required(), 1000).required(fieldTexts.missing),
});

export const deletedApplication = messageReply.concat(successReply);

export type ApplicationForm = InferType<typeof applicationForm>;
export type SubmitApplication = InferType<typeof submitApplication>;
export type BeginApplication = InferType<typeof beginApplication>;
export type AcceptApplication = InferType<typeof acceptApplication>;
export type EarlierAcceptance = InferType<typeof earlierAcceptances>[number];
export type CloseEarlier = InferType<typeof closeEarlier>;
export type Application = InferType<typeof application>;
