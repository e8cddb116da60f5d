import type { Translation } from '../translation.ts';
import type * as english from './texts.ts';

export const outcomeTexts: Translation<typeof english.outcomeTexts> = {
  title: 'Entscheidungen',
  states: {
    rejected: 'Abgelehnt',
    published: 'Veröffentlicht',
    corrected: 'Berichtigt',
    retracted: 'Zurückgezogen',
    merged: 'Fassung einer anderen Arbeit',
    declined: 'Abgelehnt',
    accepted: 'Angenommen',
  },
  published: 'Ihre Arbeit ist jetzt auf der Website.',
  corrected: 'Das Labor hat Ihre veröffentlichte Arbeit berichtigt.',
  retracted: 'Das Labor hat Ihre Arbeit von der Website entfernt.',
  merged: 'Das Labor zeigt Ihre Arbeit jetzt als Fassung einer anderen Arbeit.',
  accepted: 'Sie gehören jetzt zum Team und können Arbeiten einreichen.',
  viewPaper: 'Arbeit ansehen',
  viewMember: 'Ihre Seite im Team ansehen',
  reason: 'Begründung',
  noReason: 'Es wurde keine Begründung angegeben.',
  feedback: 'Rückmeldung',
  dismiss: 'Ausblenden',
  dismissFailed: 'Etwas ist schiefgegangen',
  ask: 'Begründung (freiwillig)',
  askHelp: (name) => `${name} wird sie lesen.`,
  askHelpAll: 'Alle, die es betrifft, werden sie lesen.',
  errors: { gone: 'Diese Entscheidung ist nicht mehr da.' },
};
