import { byCode } from './codes.ts';

export const identityTexts = byCode({
  taken: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Versuchen Sie, sich anzumelden.',
  wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
  closed: 'Das Anmeldefenster wurde geschlossen, bevor Sie fertig waren.',
  ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
  noConnection: 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  notLoaded:
    'Der Anmeldedienst konnte nicht geladen werden. Bitte prüfen Sie Ihr Netz, erlauben Sie seine Skripte in diesem Browser und versuchen Sie es noch einmal.',
  browser:
    'Dieser Browser verhindert die Anmeldung. Bitte erlauben Sie Cookies und Websitedaten, oder nehmen Sie einen anderen Browser.',
  link: 'Der Link zur Bestätigung konnte nicht erstellt werden. Bitte versuchen Sie es später noch einmal.',
  oldLink: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  patience: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  off: 'Diese Art der Anmeldung ist ausgeschaltet.',
  robots:
    'Die Prüfung gegen Roboter ist fehlgeschlagen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  secondFactor:
    'Dieses Konto braucht einen zweiten Schritt bei der Anmeldung, den diese Website nicht anbietet.',
  setUp: 'Die Anmeldung funktioniert auf dieser Website zurzeit nicht. Bitte sagen Sie dem Labor Bescheid.',
  disabled: 'Dieses Konto ist gesperrt.',
  otherAccount: 'Diese Anmeldung gehört schon zu einem anderen Konto.',
  otherWay: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich so an wie bisher.',
  weakCharacters: 'Es braucht Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen',
  blocked:
    'Der Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Fenster für diese Website und versuchen Sie es noch einmal.',
  openWindow: 'Ein anderes Anmeldefenster ist schon offen.',
  address: 'Von dieser Adresse aus ist die Anmeldung nicht erlaubt.',
  noPassword: 'Bitte geben Sie ein Passwort an',
  noEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  shortPassword: 'Mindestens 6 Zeichen',
  unverified:
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden. Der Link dazu ist in Ihrem Postfach.',
  unverifiedChange:
    'Bitte bestätigen Sie zuerst die neue E-Mail-Adresse. Der Link dazu ist in Ihrem Postfach.',
  mismatch: 'Das ist ein anderes Konto als das, mit dem Sie angemeldet sind.',
  linked: 'Diese Anmeldung gehört schon zu Ihrem Konto.',
  noProvider: 'Dieses Konto hat diese Art der Anmeldung nicht.',
  loginAgain: 'Bitte melden Sie sich noch einmal an.',
});
