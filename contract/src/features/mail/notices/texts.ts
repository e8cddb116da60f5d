import { words } from '../../../texts/words.ts';

/** The bell and its list. */
export const noticeTexts = words('notice', {
  title: 'Notices',
  bell: (count: number) => (count === 1 ? '1 unread notice' : `${count} unread notices`),
  /** When there may be more than are counted. */
  many: (count: number) => `More than ${count} unread notices`,
  none: 'Nothing has happened yet.',
  unread: 'Unread',
  markRead: 'Mark all as read',
  older: 'Show older',
  failed: 'Your notices could not be loaded.',
} as const);
