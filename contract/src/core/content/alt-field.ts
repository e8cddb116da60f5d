import { limits } from '../../api/limits.ts';
import { altTexts } from '../markdown/desk/texts.ts';

/**
 * What the picture of a record shows. Forms ask for it with a new picture; other programs may leave it out.
 */
export const altField = { is: 'alt', label: altTexts.alt, max: limits.title } as const;
