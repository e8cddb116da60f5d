import { array, type InferType, object, string } from 'yup';
import { renderedFormulas } from '../../core/math/schemas.ts';

const nextEvent = object({
  _id: string().required(),
  title: string().defined(),
  place: string().defined(),
  start: string().defined(),
  end: string().defined(),
  image: string(),
  drawn: renderedFormulas,
});
export const nextEvents = array().of(nextEvent).required();

export type NextEvent = InferType<typeof nextEvent>;
