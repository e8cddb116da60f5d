import { array, boolean, type InferType, number, object, string } from 'yup';
import { date } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { list } from '../../../api/list.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { mailEventNames, mailEventOf } from '../events.ts';

const notice = object({
  _id: string().required(),
  event: string().oneOf(mailEventNames).required(),
  name: string().defined(),
  about: string().defined(),
  /** The page that it leads to, on this site. */
  path: string().required(),
  read: boolean().required(),
  createdAt: string().required(),
});
export const noticeList = array().of(notice).required();

export const unread = object({ count: number().integer().min(0).required(), more: boolean().required() });

export const readNotices = object({
  id: string().max(limits.id).typeError(fieldTexts.invalid),
  /** The newest that the person has seen, so that one which arrives meanwhile stays unread. */
  until: date('until'),
}).test('what', fieldTexts.missing, (given) => Boolean(given.id) !== Boolean(given.until));

const optional = mailEventNames.filter((name) => mailEventOf(name).optional);

export const mailChoices = object({
  /** Events of which the person wants no mail. */
  off: list(string().oneOf(optional, fieldTexts.invalid).required(), optional.length)
    .typeError(fieldTexts.invalid)
    .required(fieldTexts.missing),
});

export const chosenMail = mailChoices.shape({
  /** That mail arrives at the address again. */
  arrives: boolean().oneOf([true], fieldTexts.invalid),
});

export const shownMailChoices = mailChoices.shape({
  /** Whether mail did not arrive at the present address, so that none is sent. */
  bounced: boolean().required(),
  /** What the provider said. */
  reason: string().defined(),
});

export type Notice = InferType<typeof notice>;
export type Unread = InferType<typeof unread>;
export type ReadNotices = InferType<typeof readNotices>;
export type MailChoices = InferType<typeof mailChoices>;
