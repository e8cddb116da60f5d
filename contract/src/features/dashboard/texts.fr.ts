import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const dashboardTexts: Translation<typeof english.dashboardTexts> = {
  title: (name) => `Willkommen, ${name}`,
  titleForNobody: 'Willkommen',
  label: 'Übersicht',
  overview: 'Übersicht',
  groups: { mine: 'Meins', waiting: 'Wartet', content: 'Inhalte', lab: 'Labor' },
  openMenu: 'Menü öffnen',
  waits: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
  drafts: {
    title: 'Nicht gesendete Entwürfe',
    write: 'Eine Arbeit',
    edit: 'Änderungen an einer eingereichten Arbeit',
    savedAt: (time) => `Auf diesem Gerät gespeichert, ${time}`,
    go: 'Weiterschreiben',
  },
  papers: {
    title: 'Eingereichte Arbeiten',
    feedback: 'Es gibt eine Rückmeldung.',
    waiting: 'Wartet auf Prüfung',
    go: 'Meine eingereichten Arbeiten',
  },
  application: {
    title: 'Ihre Bewerbung',
    feedback: 'Es gibt eine Rückmeldung vom Labor.',
    waiting: 'Wartet auf eine Entscheidung',
    go: 'Meine Bewerbungen',
  },
  outcomes: {
    title: 'Entscheidungen',
    rejected: 'Ihre Arbeit wurde abgelehnt.',
    published: 'Ihre Arbeit wurde veröffentlicht.',
    corrected: 'Das Labor hat Ihre Arbeit berichtigt.',
    retracted: 'Das Labor hat Ihre Arbeit von der Website entfernt.',
    merged: 'Ihre Arbeit wird jetzt als Fassung einer anderen Arbeit gezeigt.',
    declined: 'Ihre Bewerbung wurde abgelehnt.',
    accepted: 'Ihre Bewerbung wurde angenommen. Sie gehören zum Team.',
    left: 'Sie gehören jetzt zu den Ehemaligen.',
    returned: 'Sie gehören wieder zum Team.',
    go: 'Weiterlesen',
    view: 'Ansehen',
  },
  replies: { title: 'Antworten vom Labor', go: 'Meine Nachrichten' },
  start: {
    title: 'Was Sie tun können',
    profile: 'Profil vervollständigen',
    apply: 'Offene Stellen ansehen',
    write: 'Arbeit einreichen',
    contact: 'Dem Labor schreiben',
  },
};
