import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

/** Without the words of events, which each event has beside its English ones. */
export const mailTexts: Omit<Translation<typeof english.mailTexts>, keyof typeof english.germanOfEvents> = {
  greeting: (name) => `Guten Tag ${name},`,
  greetingNobody: 'Guten Tag,',
  wrote: 'Die Nachricht dazu:',
  youWrote: 'Geschrieben wurde:',
  open: 'Öffnen',
  answer: {
    reply:
      'Sie können auf diese Mail antworten. Was Sie schreiben, wird einmal als Antwort des Labors gesendet.',
    message:
      'Sie können einmal auf diese Mail antworten. Was Sie schreiben, erreicht das Labor als neue Nachricht.',
  },
  why: {
    admins: (lab) => `Sie erhalten dies, weil Sie ${lab} verwalten.`,
    person: (lab) => `Sie erhalten dies, weil Sie ein Konto bei ${lab} haben.`,
    address: (lab) => `Sie erhalten dies einmal, weil ${lab} Ihre Adresse eingetragen hat.`,
    subscriber: (lab) => `Sie erhalten dies, weil Sie die Neuigkeiten von ${lab} abonniert haben.`,
    asker: (lab) =>
      `Sie erhalten dies, weil Ihre Adresse auf der Website von ${lab} eingetragen wurde. Wenn Sie das nicht waren, tun Sie nichts: Es kommt keine weitere Mail.`,
  },
  stop: (address) => `Welche Mail Sie erhalten, wählen Sie hier: ${address}`,
  leave: (address) => `Sie können mit einem Klick abbestellen: ${address}`,
  always: 'Dies wird immer gesendet, weil es um Ihre Rechte oder Ihre Angaben geht.',
  notTaken: {
    empty: 'Außer dem, was sie zitiert, stand nichts darin.',
    tooLong: 'Sie ist zu lang für eine Nachricht.',
    answered: 'Diese Nachricht wurde schon beantwortet.',
    second: 'Sie haben auf diese Mail schon geantwortet.',
    gone: 'Die Nachricht gibt es nicht mehr.',
    ended: 'Auf Mails des Labors kann man 30 Tage lang antworten.',
    unknown: 'Sie ging an eine Adresse, die Sie nicht vom Labor haben.',
    noRight: 'Auf Nachrichten antworten kann nur, wer das Labor verwaltet.',
    otherAddress: 'Sie kam von einer anderen Adresse als der Ihres Kontos.',
  },
  rights: {
    admin: 'Verwaltung',
    writer: 'Schreiben',
    editor: 'Redaktion',
    contributor: 'Mitarbeit an Texten',
    reviewer: 'Begutachtung von Arbeiten',
    recruiter: 'Personalauswahl',
  },
  waitingParts: {
    applications: (count) => (count === 1 ? '1 Bewerbung' : `${count} Bewerbungen`),
    papers: (count) => (count === 1 ? '1 Arbeit' : `${count} Arbeiten`),
    messages: (count) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
    barriers: (count) => (count === 1 ? '1 gemeldete Barriere' : `${count} gemeldete Barrieren`),
  },
};
