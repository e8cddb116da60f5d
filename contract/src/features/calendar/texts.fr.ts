import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const calendarTexts: Translation<typeof english.calendarTexts> = {
  open: 'Kalender öffnen',
  title: (field) => `Kalender: ${field}`,
  precision: 'Wie genau das Datum bekannt ist',
  precisions: { year: 'Jahr', month: 'Monat', day: 'Tag' },
  day: 'JJJJ-MM-TT',
  anyPrecision: 'JJJJ, JJJJ-MM oder JJJJ-MM-TT',
  moment: (zone) => `JJJJ-MM-TT, oder mit Uhrzeit (${zone}) JJJJ-MM-TT HH:MM`,
  hours: 'Stunden',
  minutes: 'Minuten',
  hour: (hour) => `${hour} Uhr`,
  minute: (minute) => `${minute} Minuten`,
  wholeDay: 'Ganzer Tag',
  done: 'Fertig',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  chooseYear: 'Jahr auswählen',
  closeYears: 'Liste der Jahre schließen',
};
