import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const messageTexts: Translation<typeof english.messageTexts> = {
  form: {
    name: 'Name',
    phone: 'Telefonnummer',
    message: 'Nachricht',
    submit: 'Nachricht senden',
    rules: 'Das Labor antwortet unter „Meine Nachrichten“. Auf jede Nachricht gibt es eine Antwort.',
  },
  confirm: 'Ja, senden',
  sent: 'Die Nachricht wurde gesendet',
  errorTitle: 'Fehler',
  failed: 'Die Nachricht konnte nicht gesendet werden',
  mine: {
    title: 'Meine Nachrichten',
    empty: 'Keine Nachrichten gefunden.',
    reply: 'Antwort',
    noReply: 'Noch keine Antwort',
    answered: 'Beantwortet',
  },
  manage: {
    title: 'Nachrichten beantworten',
    empty: 'Keine Nachrichten gefunden.',
    show: 'Anzeigen',
    unanswered: 'Unbeantwortet',
    all: 'Alle',
    noneUnanswered: 'Keine Nachricht wartet auf eine Antwort.',
    from: (name) => `Nachricht von ${name}`,
    reply: 'Antworten',
    yourReply: 'Ihre Antwort',
    view: 'Ansehen',
    replyRequired: 'Bitte schreiben Sie eine Antwort, bevor Sie senden.',
    send: 'Senden',
    sendConfirm: 'Ja, senden!',
    sendText: (name) =>
      `${name} kann diese Antwort sofort lesen. Sie wird einmal gesendet und kann nicht geändert oder zurückgenommen werden.`,
    replied: 'Die Antwort wurde gesendet',
    replyFailed: 'Etwas ist schiefgegangen',
  },
  errors: {
    gone: 'Diese Nachricht gibt es nicht mehr.',
    answered: 'Diese Nachricht wurde schon beantwortet.',
  },
};
