import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const setupTexts: Translation<typeof english.setupTexts> = {
  title: 'Richten Sie Ihr Labor ein',
};
