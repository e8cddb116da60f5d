import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const mailTexts: Translation<typeof english.mailTexts> = {
  subjects: {
    applicationReceived: (lab) => `${lab}: eine neue Bewerbung`,
    applicationConfirmed: (lab) => `${lab}: Ihre Bewerbung ist angekommen`,
    applicationFeedback: (lab) => `${lab}: Rückmeldung zu Ihrer Bewerbung`,
    applicationAccepted: (lab) => `${lab}: eine Entscheidung über Ihre Bewerbung`,
    applicationDeclined: (lab) => `${lab}: eine Entscheidung über Ihre Bewerbung`,
    deadlineNear: (lab) => `${lab}: Ihre Bewerbung`,
    paperReceived: (lab) => `${lab}: eine neue Arbeit wartet auf Begutachtung`,
    paperFeedback: (lab) => `${lab}: Rückmeldung zu Ihrer Arbeit`,
    paperFeedbackWaits: (lab) => `${lab}: Ihre Arbeit wartet auf Sie`,
    paperRevised: (lab) => `${lab}: eine Arbeit wurde überarbeitet`,
    paperPublished: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    paperRejected: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    paperCorrected: (lab) => `${lab}: Ihre Arbeit wurde berichtigt`,
    paperRetracted: (lab) => `${lab}: eine Entscheidung über Ihre Arbeit`,
    paperMerged: (lab) => `${lab}: Ihre Arbeit ist umgezogen`,
    messageReceived: (lab) => `${lab}: eine neue Nachricht`,
    messageReplied: (lab) => `${lab}: eine Antwort auf Ihre Nachricht`,
    answerNotTaken: (lab) => `${lab}: Ihre Antwort per Mail`,
    barrierReported: (lab) => `${lab}: eine Barriere wurde gemeldet`,
    nameTaken: (lab) => `${lab}: zwei Personen mit einem Namen`,
    roleGiven: (lab) => `${lab}: Ihr Konto`,
    roleTaken: (lab) => `${lab}: Ihr Konto`,
    teamLeft: (lab) => `${lab}: Ihr Platz im Team`,
    teamReturned: (lab) => `${lab}: Ihr Platz im Team`,
    accountDisabled: (lab) => `${lab}: Ihr Konto`,
    invitation: (lab) => `${lab}: Ihre Einladung`,
    subscriptionAsked: (lab) => `${lab}: bitte bestätigen Sie Ihre Adresse`,
    newsPublished: (lab) => `${lab}: Neuigkeiten`,
    retentionAnnounced: (lab) => `${lab}: etwas von Ihnen wird gelöscht`,
    importFinished: (lab) => `${lab}: der Import ist fertig`,
    waiting: (lab) => `${lab}: etwas wartet auf Sie`,
    moreFromPerson: (lab) => `${lab}: viel kommt von einer Person`,
    mailFailed: (lab) => `${lab}: Mail konnte nicht gesendet werden`,
    testMail: (lab) => `${lab}: eine Probe`,
  },
  sentences: {
    applicationReceived: (person, position) => `${person} bewirbt sich für: ${position}.`,
    applicationConfirmed: (position) =>
      `Ihre Bewerbung für „${position}“ ist angekommen. Das Labor teilt Ihnen seine Entscheidung mit.`,
    applicationFeedback: (position) => `Zu Ihrer Bewerbung für „${position}“ gibt es eine Rückmeldung.`,
    applicationAccepted: (position) =>
      `Ihre Bewerbung für „${position}“ wurde angenommen. Sie gehören jetzt zum Team. Ihre Seite zeigt Name, Rolle und Bild, und was Sie oder das Labor gewählt haben. In Ihrem Profil ergänzen Sie den Rest.`,
    applicationDeclined: (position) => `Ihre Bewerbung für „${position}“ wurde abgelehnt.`,
    deadlineNear: (position, day) =>
      `Sie haben eine Bewerbung für „${position}“ begonnen, die Sie bis ${day} senden können.`,
    paperReceived: (title, author) => `${author} hat „${title}“ eingereicht.`,
    paperFeedback: (title) => `Zu Ihrer Arbeit „${title}“ gibt es eine Rückmeldung.`,
    paperFeedbackWaits: (title, days) =>
      `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit ${days} Tagen. Es geht weiter, wenn Sie sie überarbeitet haben.`,
    paperRevised: (title, author) => `${author} hat „${title}“ nach Ihrer Rückmeldung überarbeitet.`,
    paperPublished: (title) => `Ihre Arbeit „${title}“ wurde veröffentlicht.`,
    paperRejected: (title) => `Ihre Arbeit „${title}“ wurde abgelehnt.`,
    paperCorrected: (title) => `Das Labor hat Ihre Arbeit „${title}“ berichtigt.`,
    paperRetracted: (title) => `Das Labor hat Ihre Arbeit „${title}“ von der Website entfernt.`,
    paperMerged: (title) => `Ihre Arbeit „${title}“ erscheint jetzt als Fassung einer anderen Arbeit.`,
    messageReceived: (person) => `${person} hat dem Labor geschrieben.`,
    messageReplied: (message) => `Das Labor hat auf Ihre Nachricht geantwortet: „${message}“`,
    answerNotTaken: (reason) => `Ihre Antwort per Mail wurde nicht weitergegeben. ${reason}`,
    barrierReported: (page) => `Jemand hat eine Barriere gemeldet: ${page}.`,
    nameTaken: (name, before) =>
      `${before} trägt im Team jetzt einen Namen, den schon jemand hat: ${name}. Bitte sehen Sie nach, ob das stimmt.`,
    roleGiven: (role) => `Sie haben jetzt dieses Recht: ${role}.`,
    roleTaken: (role) => `Sie haben dieses Recht nicht mehr: ${role}.`,
    teamLeft: (lab) =>
      `Sie gehören jetzt zu den Ehemaligen von ${lab}. Ihre Seite und Ihre Arbeiten bleiben.`,
    teamReturned: (lab) => `Sie gehören wieder zum Team von ${lab}.`,
    accountDisabled: (lab) =>
      `Ihr Konto bei ${lab} wurde gesperrt. Sie können sich damit nicht mehr anmelden.`,
    invitation: (lab) => `${lab} lädt Sie ein, ein Konto anzulegen. Die Einladung gilt zwei Wochen.`,
    subscriptionAsked: (lab) =>
      `Jemand, wahrscheinlich Sie, möchte die Neuigkeiten von ${lab} an dieser Adresse erhalten. Öffnen Sie den Link innerhalb von zwei Tagen und bestätigen Sie das.`,
    newsPublished: (title, summary) => `„${title}“. ${summary}`,
    retentionAnnounced: (name, day) =>
      `„${name}“ wird am ${day} gelöscht, weil das Labor solche Angaben nur befristet aufbewahrt.`,
    importFinished: (file) => `Der Import von ${file} ist fertig.`,
    waiting: (what, days) => `Das wartet seit ${days} Tagen oder länger: ${what}.`,
    moreFromPerson: (person, count) =>
      `${person} hat heute mehr als ${count} Sendungen geschickt. Was noch kommt, liegt im Arbeitsbereich, ohne eine Mail für jede.`,
    mailFailed: (lab) => `${lab} konnte einen Teil seiner Mail nicht senden. Im Postausgang steht, warum.`,
    testMail: (lab) => `Das ist eine Probe. Die Mail von ${lab} funktioniert.`,
  },
  oneDay: {
    paperFeedbackWaits: (title) =>
      `Die Rückmeldung zu Ihrer Arbeit „${title}“ wartet seit einem Tag. Es geht weiter, wenn Sie sie überarbeitet haben.`,
    waiting: (what) => `Das wartet seit einem Tag oder länger: ${what}.`,
  },
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
  rights: { admin: 'Verwaltung', writer: 'Schreiben' },
  waitingParts: {
    applications: (count) => (count === 1 ? '1 Bewerbung' : `${count} Bewerbungen`),
    papers: (count) => (count === 1 ? '1 Arbeit' : `${count} Arbeiten`),
    messages: (count) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
    barriers: (count) => (count === 1 ? '1 gemeldete Barriere' : `${count} gemeldete Barrieren`),
  },
};
