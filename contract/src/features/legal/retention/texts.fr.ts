import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const retentionTexts: Translation<typeof english.retentionTexts> = {
  title: 'Wird gelöscht',
  kinds: {
    application: (name) => `Ihre Bewerbung: ${name}`,
    decision: (name) => `Die Entscheidung über ${name}`,
    message: (name) => `Ihre Nachricht: ${name}`,
    barrier: (name) => `Ihre Meldung: ${name}`,
    account: () => 'Ihr Konto',
  },
  when: (day) => `Das Labor behält es bis zum ${day}.`,
  stays: (day) =>
    `Es wäre am ${day} gelöscht worden, weil niemand es benutzt hat. Sie haben es benutzt, also bleibt es.`,
  go: 'Ihre Daten sichern',
  page: {
    title: 'Wie lange Daten aufbewahrt werden',
    applications: (term) =>
      `Eine Bewerbung und die Entscheidung darüber: ${term} nach der letzten Rückmeldung oder der Entscheidung.`,
    messages: (term) => `Eine Nachricht oder die Meldung einer Barriere: ${term} nach der Antwort.`,
    accounts: (term) =>
      `Ein Konto, das niemand benutzt: ${term} nach dem letzten Besuch. Konten von Mitgliedern des Teams und von Personen, die auf dieser Website Arbeiten, Neuigkeiten, Bewerbungen oder Nachrichten haben, bleiben.`,
    never: {
      applications: 'Bewerbungen und Entscheidungen werden nicht von selbst gelöscht.',
      messages: 'Nachrichten und Meldungen von Barrieren werden nicht von selbst gelöscht.',
      accounts: 'Konten werden nicht von selbst gelöscht.',
    },
    announced: 'Wer ein Konto hat, liest in seinem Bereich 30 Tage vorher, dass etwas gelöscht wird.',
  },
};
