/**
 * What somebody is told when something happens: to whom it goes, the page that it leads to, and its words.
 */

import type { GivenRole } from '../../../api/given-roles.ts';
import type { Right } from '../../../api/rights.ts';
import type { Outcome } from '../../outcomes/schemas.ts';

export interface Receivers {
  /** All who have the right that the event needs when the mail is sent. */
  admins: 'admins';
  /** One account. */
  person: { uid: string };
  /** An address that has no account yet. */
  address: { address: string };
  /** Somebody who gets news. */
  subscriber: { subscriber: string };
  /** Somebody who wants to get news, before they have confirmed the address. */
  asker: { address: string };
}

/** With `needs` it is only for people who have this right; one that goes to admins says which. */
type Needing =
  | { readonly to: 'admins'; readonly needs: Right }
  | { readonly to: Exclude<keyof Receivers, 'admins'>; readonly needs?: Right };

export type MailEvent = Needing & EventParts;

interface EventParts {
  /** A person may do without the mail; the bell shows it all the same. */
  readonly optional?: true;
  /** What the lab has decided. The dashboard shows it until the person dismisses it. */
  readonly decision?: Pick<Outcome, 'kind' | 'result'>;
  /** Where it leads, unless the record has a page of its own. */
  readonly path: string;
  /** Only under the bell. */
  readonly noMail?: true;
  /** Sent although the account is disabled. */
  readonly evenDisabled?: true;
  /** Its link holds a secret, which is not kept after sending and not shown to admins. */
  readonly secret?: true;
  /** The reader waits for it at the screen, so a part of each hour's mails is kept for it. */
  readonly awaited?: true;
  /**
   * What an answer to the mail becomes, where the lab takes answers: the reply of the message, or a new
   * message.
   */
  readonly answer?: 'reply' | 'message';
  /** What its sentence fills in, in this order. Without any it names the lab. */
  readonly fields: readonly [] | readonly [string] | readonly [string, string];
  /** Where `days` is not known. */
  readonly defaultDays?: number;
  readonly english: MailWords;
  readonly german: MailWords;
}

export interface MailWords {
  /** Where a person chooses what they get by mail. */
  readonly choice: string;
  /**
   * Names nothing that only the reader may know, as subjects appear on locked screens and in other people's
   * view.
   */
  readonly subject: (lab: string) => string;
  /** The same in a mail and under the bell. */
  readonly sentence: (first: string, second: string) => string;
  /** Instead of the sentence, where `days` is one. */
  readonly oneDay?: (first: string) => string;
}

/** Why an answer by mail was not sent on. */
export type NotTaken =
  | 'empty'
  | 'tooLong'
  | 'answered'
  | 'second'
  | 'gone'
  | 'ended'
  | 'unknown'
  | 'noRight'
  | 'otherAddress';

interface FieldTypes {
  days: number;
  count: number;
  right: 'admin' | 'writer' | GivenRole;
  reason: NotTaken;
}

/** All other fields are texts. */
export type Value<Field extends string> = Field extends keyof FieldTypes ? FieldTypes[Field] : string;
