import { array, object, string } from 'yup';

/** The formulas in the texts of a reply, as far as they could be rendered. */
export const renderedFormulas = array().of(
  object({ source: string().defined(), mathml: string().defined(), plain: string().defined() }),
);
