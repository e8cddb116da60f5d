import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const eventTexts: Translation<typeof english.eventTexts> = {
  one: 'Veranstaltung',
  title: 'Veranstaltungen',
  lead: 'Vorträge, Workshops und offene Tage unseres Labors. Alle sind willkommen.',
  upcoming: 'Demnächst',
  past: 'Vergangen',
  empty: 'Es gibt noch keine Veranstaltungen.',
  nothingUpcoming: 'Zurzeit ist nichts geplant.',
  notFound: 'Diese Veranstaltung wurde nicht gefunden.',
  failed: 'Etwas ist schiefgegangen',
  back: 'Zurück zu den Veranstaltungen',
  subscribe: 'Im eigenen Kalender abonnieren',
  toCalendar: 'Zum eigenen Kalender hinzufügen',
  next: 'Nächste Veranstaltung',
  nextOnes: 'Nächste Veranstaltungen',
  all: 'Alle Veranstaltungen',
  when: 'Wann',
  where: 'Wo',
  with: 'Mit',
};
