import { array, type InferType, object, string } from 'yup';
import { renderedFormulas } from '../../core/math/schemas.ts';

/** As the home page and the filter of papers show it. */
const briefArea = object({
  _id: string().required(),
  departmentName: string().defined(),
  details: string().defined(),
  image: string(),
  drawn: renderedFormulas,
  /** Former names: links with one of them lead to this area. */
  formerNames: array().of(string().defined()),
  /** The id of the area of which this one is a group. */
  parent: string(),
});
export const briefAreas = array().of(briefArea).required();

export type BriefArea = InferType<typeof briefArea>;
