import { array, boolean, mixed, object, string } from 'yup';
import { recordSchema, replySchema } from '../../core/content/schemas.ts';
import { activity } from '../activity/schemas.ts';
import { alumniKind, termFields } from '../alumni/kind.ts';
import { applications } from '../applications/schemas.ts';
import { invitation } from '../invitations/schemas.ts';
import { mailEventNames } from '../mail/events.ts';
import { noticeList, shownMailChoices } from '../mail/notices/schemas.ts';
import { mailStates } from '../mail/states.ts';
import { messages } from '../messages/schemas.ts';
import { outcomes } from '../outcomes/schemas.ts';
import { paperRequests, papersPage } from '../papers/schemas.ts';
import { ownPressPortrait } from '../press/schemas.ts';
import { subscriber } from '../subscribers/schemas.ts';
import { memberKind } from '../team/kind.ts';
import { wholeProfile } from '../team/profile/schemas.ts';
import { user } from '../users/schemas.ts';

/** GET /myData: everything that is stored about the caller. */
export const myData = object({
  user: user
    .concat(
      object({
        university: string().defined(),
        details: string().defined(),
        socialMedia: mixed<Record<string, string>>().defined(),
      }),
    )
    .nullable()
    .defined(),
  teamMember: recordSchema(memberKind).nullable().defined(),
  /**
   * What the person says on their page, and what of it and of the entry is hidden; of who left, what is kept.
   */
  publicProfile: wholeProfile.nullable().defined(),
  /** What the press may do with the portrait. */
  pressPortrait: ownPressPortrait,
  /** What the caller was at the lab, and when; also part of `alumnus`. */
  terms: array().of(replySchema(termFields)).required(),
  alumnus: recordSchema(alumniKind).nullable().defined(),
  /** Kept for coming back. */
  profileBeforeLeaving: recordSchema(memberKind).nullable().defined(),
  applications,
  /** Positions for which the caller has begun an application. */
  begunApplications: array()
    .of(object({ position: string().defined(), begunAt: string().defined() }))
    .required(),
  pendingPapers: paperRequests,
  publishedPapers: papersPage,
  messages,
  outcomes,
  notices: noticeList,
  /** Whether the caller's address gets the lab's news. */
  subscription: subscriber.nullable().defined(),
  mailChoices: shownMailChoices,
  /**
   * What the log holds of the caller. Of others' records, and of who changed the caller's, it says nothing.
   */
  activity: array()
    .of(
      activity
        .pick(['action', 'kind', 'createdAt', 'changes'])
        .concat(object({ byYou: boolean().required(), targetName: string() })),
    )
    .required(),
  /** Mails to the caller. What admins are told of others is left out, and so are addresses with secrets. */
  mails: array()
    .of(
      object({
        event: string().oneOf(mailEventNames).required(),
        about: string(),
        detail: string(),
        state: string().oneOf(mailStates).required(),
        createdAt: string().required(),
        sentAt: string().defined(),
      }),
    )
    .required(),
  invitations: array()
    .of(invitation.pick(['email', 'name', 'role', 'createdAt', 'expiresAt', 'acceptedAt']))
    .required(),
  /** Addresses of the files that the caller has uploaded. */
  files: array().of(string().defined()).required(),
  signIn: object({
    email: string().defined(),
    createdAt: string().defined(),
    lastSignInAt: string().defined(),
    providers: array().of(string().defined()).required(),
  }).required(),
});
