import { array, type InferType, object, string } from 'yup';
import { date } from '../../../api/fields.ts';
import { givenRoles, limitedTo } from '../../../api/given-roles.ts';
import { limits } from '../../../api/limits.ts';
import { list } from '../../../api/list.ts';
import { kinds } from '../../../kinds/kinds.ts';
import { roleDeskTexts } from './desk/texts.ts';

const { wrong } = roleDeskTexts;
const kindNames: string[] = Object.values(kinds).map(({ name }) => name);

/** The id of a document, without a slash, because a right for one record names it after one. */
const named = string()
  .required()
  .max(limits.title)
  .matches(/^[^/]+$/, wrong.only);

/** For which kinds or positions, and until when; what is empty says all, and always. */
const grant = object({
  role: string().oneOf(givenRoles, wrong.role).required(wrong.role),
  only: list(named, limits.namedByRole, { tooMany: wrong.only })
    .default([])
    .test('only', wrong.only, function only(value) {
      const { role } = this.parent as { role?: keyof typeof limitedTo };
      const to = role && limitedTo[role];
      return to === 'positions' || value.length === 0 || (to === 'kinds' && value.every(isKind));
    }),
  until: date(roleDeskTexts.until, wrong.until).default(''),
});

const isKind = (name: string) => kindNames.includes(name);

/** Each role once, because a person has it or has it not. */
export const grants = list(grant, givenRoles.length, { tooMany: wrong.role }).test(
  'once',
  wrong.role,
  (value) => new Set(value?.map((one) => one?.role)).size === (value?.length ?? 0),
);

/** `before`: what the admin has seen. */
export const giveRoles = object({ grants: grants.required(wrong.role), before: grants });

export const grantsReply = array()
  .of(
    object({
      role: string().oneOf(givenRoles).required(),
      only: array().of(string().required()).required(),
      until: string().defined(),
    }),
  )
  .optional();

export type GiveRoles = InferType<typeof giveRoles>;
