import { words } from '../../texts/words.ts';

export const eventTexts = words('event', {
  one: 'Event',
  title: 'Events',
  lead: 'Talks, workshops and open days of our lab. Everybody is welcome.',
  upcoming: 'Upcoming',
  past: 'Past',
  empty: 'There are no events yet.',
  nothingUpcoming: 'Nothing is planned at the moment.',
  notFound: 'Event not found.',
  failed: 'Something went wrong',
  back: 'Back to Events',
  subscribe: 'Subscribe in your calendar',
  toCalendar: 'Add to your calendar',
  next: 'Next event',
  nextOnes: 'Next events',
  all: 'All events',
  when: 'When',
  where: 'Where',
  with: 'With',
} as const);
