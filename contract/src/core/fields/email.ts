import { matching, type Pattern, textType } from './text.ts';

export const email = textType<Pattern>(({ email }, field) => matching(email(field.label), field));
