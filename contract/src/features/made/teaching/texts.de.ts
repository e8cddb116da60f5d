import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const teachingTexts: Translation<typeof english.teachingTexts> = {
  one: 'Lehrveranstaltung',
  lead: 'Was unser Labor lehrt und gelehrt hat, mit Materialien, wo sie frei sind.',
  heading: 'Lehrveranstaltung hinzufügen',
  submit: 'Lehrveranstaltung hinzufügen',
  empty: 'Keine Lehrveranstaltungen gefunden.',
  notFound: 'Lehrveranstaltung nicht gefunden.',
  fields: {
    title: 'Lehrveranstaltung',
    level: 'Für',
    term: 'Semester',
    date: 'Beginn',
    materials: 'Materialien',
    name: 'Name des Materials',
    url: 'Adresse des Materials',
    add: 'Material hinzufügen',
    remove: 'Material entfernen',
  },
};
