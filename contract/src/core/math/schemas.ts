import { array, object, string } from 'yup';

/** The formulas in the texts of a reply, as far as they could be drawn. */
export const drawnFormulas = array().of(
  object({ source: string().defined(), mathml: string().defined(), plain: string().defined() }),
);
