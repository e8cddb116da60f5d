import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const conflictTexts: Translation<typeof english.conflictTexts> = {
  title: 'Die aktuelle Fassung',
  changed: 'Jemand hat dies geändert, seit Sie es geöffnet haben, in einem anderen Fenster oder im Labor.',
  text: 'Was Sie geschrieben haben, steht noch im Formular. Wenn Sie es noch einmal senden, ersetzt es diese Fassung.',
};
