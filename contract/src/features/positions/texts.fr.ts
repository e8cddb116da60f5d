import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const positionTexts: Translation<typeof english.positionTexts> = {
  title: 'Mitmachen',
  lead: 'Arbeiten Sie mit uns. Bei jeder Stelle steht, was wir suchen; eine Bewerbung dauert etwa zehn Minuten.',
  openPositions: 'Offene Stellen',
  empty: 'Keine offenen Stellen gefunden.',
  role: 'Aufgabe',
  qualifications: 'Voraussetzungen',
  experience: 'Erfahrung',
  internationalExposure: 'Auslandserfahrung',
  areas: 'Forschungsbereiche',
  deadline: 'Bewerbungsschluss',
  contact: 'Kontakt (E-Mail)',
  back: 'Zurück zu Mitmachen',
  notFound: 'Diese Stelle wurde nicht gefunden.',
  closed: 'Diese Stelle ist geschlossen und nimmt keine Bewerbungen an.',
  inAreas: 'In',
  applyBy: (day) => `Bewerben Sie sich bis ${day}.`,
  deadlinePassed: 'Der Bewerbungsschluss für diese Stelle ist vorbei.',
  questions: 'Fragen? Schreiben Sie an',
  apply: (role) => `Als ${role} bewerben`,
  loginToApply: 'Zum Bewerben anmelden',
  applied: (role, day) => `Sie haben sich am ${day} als ${role} beworben.`,
  youApplied: 'Sie haben sich beworben',
  oneAtATime: 'Sie können sich auf eine Stelle zur gleichen Zeit bewerben.',
  seeApplication: 'Meine Bewerbungen',
};
