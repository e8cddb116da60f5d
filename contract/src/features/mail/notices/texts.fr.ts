import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const noticeTexts: Translation<typeof english.noticeTexts> = {
  title: 'Hinweise',
  bell: (count) => (count === 1 ? '1 ungelesener Hinweis' : `${count} ungelesene Hinweise`),
  many: (count) => `Mehr als ${count} ungelesene Hinweise`,
  none: 'Noch ist nichts geschehen.',
  unread: 'Ungelesen',
  markRead: 'Alle als gelesen markieren',
  older: 'Ältere anzeigen',
  failed: 'Ihre Hinweise konnten nicht geladen werden.',
};
