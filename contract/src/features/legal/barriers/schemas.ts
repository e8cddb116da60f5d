import { array, type InferType, object, string } from 'yup';
import { email, paging, requiredProse, text } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { barrierTexts } from './texts.ts';

const { form } = barrierTexts;

export const barrierStates = ['open', 'settled'] as const;

export const barrierForm = object({
  message: requiredProse(form.message, limits.message, fieldTexts.missing),
  page: text(form.page, limits.url).default(''),
  email: email(form.email).default(''),
});

export const barrierQuery = object({ state: string().oneOf(barrierStates), ...paging });

export const settleBarrier = object({ state: string().oneOf(barrierStates).required() });

export const barrier = object({
  _id: string().required(),
  message: string().defined(),
  page: string().defined(),
  /** As the sender wrote it; nobody has checked whose it is. */
  email: string().defined(),
  state: string().oneOf(barrierStates).required(),
  createdAt: string().required(),
});
export const barriers = array().of(barrier).required();

export type BarrierForm = InferType<typeof barrierForm>;
export type Barrier = InferType<typeof barrier>;
