import { textType } from './text.ts';

/** A day, or a day with a time and a time zone, in ISO 8601. */
export const moment = textType(({ date, texts }, { label }) => date(label, texts.moment));
