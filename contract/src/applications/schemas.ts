import { array, boolean, type InferType, object, string } from 'yup';
import { email, feedbackBefore, prose, requiredProse, requiredText, url } from '../fields.ts';
import { limits } from '../limits.ts';
import { teamRoles } from '../team/roles.ts';
import { member } from '../team/schemas.ts';
import { fieldTexts } from '../texts.ts';
import { applicationTexts } from './texts.ts';

const { form, validation } = applicationTexts;

/** The form, in which `email` is shown and fixed. */
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
 * POST /submitApplication: the form's rules, and one sentence of its own when name or resume are missing. The email is
 * always the caller's, whatever the body says.
 */
export const submitApplication = applicationForm
  .omit(['email'])
  .test('resume-and-name', validation.resumeAndName, (value) => Boolean(value.resume && value.name));

export const applicationFeedback = object({
  message: requiredProse(
    applicationTexts.manage.feedback,
    limits.message,
    applicationTexts.manage.feedbackEmpty,
  ),
  before: feedbackBefore,
});

/**
 * Of somebody who is on the team already `entry` says whether their present entry stays or the application takes its place,
 * and `before` which entry that was.
 */
export const acceptApplication = object({
  role: string()
    .oneOf(teamRoles, applicationTexts.errors.teamRole)
    .required(applicationTexts.errors.teamRole)
    .typeError(applicationTexts.errors.teamRole),
  entry: string().oneOf(['keep', 'replace'], applicationTexts.errors.entry),
  before: member.omit(['_id', 'createdAt']).optional().default(undefined),
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
});
export const applications = array().of(application).required();

export const deletedApplication = object({
  message: string().required(),
  success: boolean().required(),
});

export type ApplicationForm = InferType<typeof applicationForm>;
export type SubmitApplication = InferType<typeof submitApplication>;
export type AcceptApplication = InferType<typeof acceptApplication>;
export type Application = InferType<typeof application>;
