/** All types of fields by their names. CONTRIBUTING.md says how to add one. */
import { choice } from './choice.ts';
import { lines } from './lines.ts';
import { lists } from './lists.ts';
import { longTexts } from './long-texts.ts';
import { nested } from './nested.ts';
import { number } from './number.ts';

export const fieldTypes = { ...lines, ...longTexts, ...lists, ...nested, choice, number };

export type FieldTypes = typeof fieldTypes;
