import { textType } from './text.ts';

/** A time of day without a day, such as `09:30`. */
export const time = textType(({ string, texts }) =>
  string().matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: texts.invalid, excludeEmptyString: true }),
);
