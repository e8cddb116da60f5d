import { text } from './text.ts';

export const phone = text;
