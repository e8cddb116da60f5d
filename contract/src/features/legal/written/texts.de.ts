import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const writtenTexts: Translation<typeof english.writtenTexts> = {
  imprint: {
    provider: 'Anbieter',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    authority: 'Aufsichtsbehörde',
    register: 'Register',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    responsible: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
    law: 'Angaben gemäß § 5 DDG.',
  },
  privacy: {
    controller: 'Verantwortlicher',
    officer: 'Datenschutzbeauftragte Person',
    email: 'E-Mail',
    phone: 'Telefon',
    visits: 'Wenn Sie Seiten ansehen',
    visitsText:
      'Diese Website setzt kein Cookie, um Besuchern zu folgen. Ob Sie helle oder dunkle Farben gewählt haben, steht in einem Cookie auf Ihrem Gerät. Begonnene Formulare, der Nachweis einer Anmeldung und die Vermerke, welche Art von Zitat Sie zuletzt gewählt haben und dass die Schrift der Überschriften geladen ist, liegen im Speicher Ihres Browsers. Porträts sowie Bilder und Dateien von Arbeiten, die verborgen oder gelöscht wurden, sind innerhalb einer Stunde auch aus den Kopien des Hosters und der Browser verschwunden.',
    accounts: 'Wenn Sie ein Konto haben',
    accountsText:
      'Ein Konto enthält Ihren Namen, Ihre E-Mail-Adresse, ein Bild und was Sie in Ihr Profil schreiben. Ihr Passwort wird so aufbewahrt, dass niemand es lesen kann. Wenn Sie sich mit Google anmelden, bekommt diese Website Namen, E-Mail-Adresse und Bild von Google.',
    applications: 'Wenn Sie sich auf eine Stelle bewerben',
    applicationsText:
      'Eine Bewerbung enthält Namen, E-Mail-Adresse, Telefonnummer, Universität, Forschungsgebiet, Motivation und die Adresse Ihres Lebenslaufs. Die Administratoren des Labors lesen sie, und Sie lesen deren Rückmeldung und die Entscheidung.',
    messages: 'Wenn Sie dem Labor schreiben',
    messagesText:
      'Eine Nachricht enthält Namen, E-Mail-Adresse, Telefonnummer und Text. Die Meldung einer Barriere enthält Ihren Text und, wenn Sie sie angeben, Ihre E-Mail-Adresse. Die Administratoren des Labors lesen sie.',
    bases: {
      a: 'Rechtsgrundlage ist Ihre Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO.',
      b: 'Rechtsgrundlage ist ein Vertrag mit Ihnen, oder Schritte davor, um die Sie bitten, Art. 6 Abs. 1 Buchst. b DSGVO.',
      c: 'Rechtsgrundlage ist eine rechtliche Verpflichtung, Art. 6 Abs. 1 Buchst. c DSGVO.',
      e: 'Rechtsgrundlage ist eine Aufgabe im öffentlichen Interesse, Art. 6 Abs. 1 Buchst. e DSGVO.',
      f: 'Rechtsgrundlage sind berechtigte Interessen, Art. 6 Abs. 1 Buchst. f DSGVO.',
    },
    interests: 'Berechtigte Interessen',
    host: 'Anbieter der Server und Protokolle',
    recipients: 'Empfänger',
    transfer: 'Übermittlung in Länder außerhalb der Europäischen Union',
    noTransfer: 'Es werden keine Daten in Länder außerhalb der Europäischen Union übermittelt.',
    rights: 'Ihre Rechte',
    rightsText: 'Sie haben das Recht:',
    rightsList: [
      'zu erfahren, welche Daten über Sie gespeichert sind (Art. 15 DSGVO)',
      'sie berichtigen zu lassen (Art. 16 DSGVO)',
      'sie löschen zu lassen (Art. 17 DSGVO)',
      'ihre Verarbeitung einschränken zu lassen (Art. 18 DSGVO)',
      'sie in einer Form zu bekommen, die Maschinen lesen (Art. 20 DSGVO)',
      'ihrer Verarbeitung zu widersprechen (Art. 21 DSGVO)',
      'sich bei einer Aufsichtsbehörde zu beschweren (Art. 77 DSGVO)',
    ],
    withdraw:
      'Eine Einwilligung können Sie jederzeit widerrufen. Was bis dahin mit den Daten geschehen ist, bleibt rechtmäßig (Art. 7 Abs. 3 DSGVO).',
    ownData:
      'Mit einem Konto können Sie Ihre Daten herunterladen und das Konto selbst löschen, unter Profil in Ihrem Bereich.',
    authority: 'Aufsichtsbehörde',
    needed: 'Müssen Sie Daten angeben?',
    neededText:
      'Die Seiten dieser Website können Sie lesen, ohne Daten anzugeben. Ein Formular kann nur mit seinen Pflichtfeldern gesendet werden.',
    decisions: 'Automatisierte Entscheidungen',
    noDecisions: 'Keine Entscheidung über eine Person wird allein von Maschinen getroffen (Art. 22 DSGVO).',
  },
  accessibility: {
    committedEu: (body, law) =>
      `${body} ist bemüht, diese Website im Einklang mit ${law}, womit die Richtlinie (EU) 2016/2102 umgesetzt wurde, barrierefrei zugänglich zu machen.`,
    committedUs: (body) =>
      `${body} ist bemüht, diese Website barrierefrei zugänglich zu machen, wie es Titel II des Americans with Disabilities Act (28 CFR Part 35) verlangt.`,
    scope: (scope) => `Diese Erklärung zur Barrierefreiheit gilt für ${scope}.`,
    status: 'Stand der Vereinbarkeit mit den Anforderungen',
    full: (standard) => `Diese Website ist vollständig mit ${standard} vereinbar.`,
    partial: (standard) =>
      `Diese Website ist wegen der folgenden Punkte teilweise mit ${standard} vereinbar.`,
    none: (standard) => `Diese Website ist nicht mit ${standard} vereinbar. Was fehlt, steht unten.`,
    notAccessible: 'Nicht barrierefreie Inhalte',
    failures: 'Unvereinbarkeit mit den Anforderungen',
    burden: 'Unverhältnismäßige Belastung',
    outOfScope: 'Fällt nicht in den Anwendungsbereich des Gesetzes',
    alternatives: 'Barrierefreie Alternativen',
    prepared: 'Erstellung dieser Erklärung',
    preparedOn: (day) => `Diese Erklärung wurde am ${day} erstellt.`,
    reviewedOn: (day) => `Sie wurde zuletzt am ${day} überprüft.`,
    methods: {
      self: 'Sie beruht auf einer Selbstbewertung.',
      third: 'Sie beruht auf einer Bewertung durch Dritte.',
      other: '',
    },
    contact: 'Rückmeldung und Kontakt',
    contactText:
      'Haben Sie eine Barriere gefunden, oder brauchen Sie etwas in einer anderen Form? Schreiben Sie bitte an den Kontakt unten, oder melden Sie es hier ohne Konto.',
    enforcement: 'Durchsetzungsverfahren',
    grievance: 'ADA-Koordination und Beschwerdeverfahren',
  },
  more: 'Mehr',
};
