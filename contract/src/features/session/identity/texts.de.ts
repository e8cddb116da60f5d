import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

const taken = 'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Versuchen Sie, sich anzumelden.';
const wrong = 'E-Mail-Adresse oder Passwort ist falsch.';
const closed = 'Das Anmeldefenster wurde geschlossen, bevor Sie fertig waren.';
const ended = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.';
const noConnection = 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.';
const notLoaded =
  'Der Anmeldedienst konnte nicht geladen werden. Bitte prüfen Sie Ihr Netz, erlauben Sie seine Skripte in diesem Browser und versuchen Sie es noch einmal.';
const browser =
  'Dieser Browser verhindert die Anmeldung. Bitte erlauben Sie Cookies und Websitedaten, oder nehmen Sie einen anderen Browser.';
const link =
  'Der Link zur Bestätigung konnte nicht erstellt werden. Bitte versuchen Sie es später noch einmal.';
const oldLink = 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.';
const patience = 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.';
const off = 'Diese Art der Anmeldung ist ausgeschaltet.';
const robots =
  'Die Prüfung gegen Roboter ist fehlgeschlagen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.';
const secondFactor =
  'Dieses Konto braucht einen zweiten Schritt bei der Anmeldung, den diese Website nicht anbietet.';
const setUp =
  'Die Anmeldung funktioniert auf dieser Website zurzeit nicht. Bitte sagen Sie dem Labor Bescheid.';

export const identityTexts: Translation<typeof english.identityTexts> = {
  'email-already-in-use': taken,
  'user-disabled': 'Dieses Konto ist gesperrt.',
  'credential-already-in-use': 'Diese Anmeldung gehört schon zu einem anderen Konto.',
  'account-exists-with-different-credential':
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich so an wie bisher.',
  'password-does-not-meet-requirements':
    'Es braucht Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen',
  'popup-blocked':
    'Der Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Fenster für diese Website und versuchen Sie es noch einmal.',
  'popup-closed-by-user': closed,
  'user-cancelled': closed,
  'redirect-cancelled-by-user': closed,
  'cancelled-popup-request': 'Ein anderes Anmeldefenster ist schon offen.',
  'redirect-operation-pending': 'Ein anderes Anmeldefenster ist schon offen.',
  'unauthorized-domain': 'Von dieser Adresse aus ist die Anmeldung nicht erlaubt.',
  'network-request-failed': noConnection,
  timeout: noConnection,
  'internal-error': notLoaded,
  'missing-iframe-start': notLoaded,
  'no-auth-event': notLoaded,
  'invalid-auth-event': notLoaded,
  'web-storage-unsupported': browser,
  'cors-unsupported': browser,
  'unsupported-persistence-type': browser,
  'operation-not-supported-in-this-environment': browser,

  'invalid-credential': wrong,
  'wrong-password': wrong,
  'user-not-found': wrong,
  'rejected-credential': wrong,
  'missing-password': 'Bitte geben Sie ein Passwort an',
  'invalid-email': 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  'weak-password': 'Mindestens 6 Zeichen',
  'too-many-requests': patience,
  'quota-exceeded': patience,
  'operation-not-allowed': off,
  'admin-restricted-operation': off,
  'login-blocked': off,
  'unsupported-first-factor': off,
  'unverified-email':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden. Der Link dazu ist in Ihrem Postfach.',
  'email-change-needs-verification':
    'Bitte bestätigen Sie zuerst die neue E-Mail-Adresse. Der Link dazu ist in Ihrem Postfach.',
  'user-mismatch': 'Das ist ein anderes Konto als das, mit dem Sie angemeldet sind.',
  'provider-already-linked': 'Diese Anmeldung gehört schon zu Ihrem Konto.',
  'no-such-provider': 'Dieses Konto hat diese Art der Anmeldung nicht.',

  'user-token-expired': ended,
  'invalid-user-token': ended,
  'user-signed-out': ended,
  'null-user': ended,
  'requires-recent-login': 'Bitte melden Sie sich noch einmal an.',

  'invalid-continue-uri': link,
  'unauthorized-continue-uri': link,
  'missing-continue-uri': link,
  'dynamic-link-not-activated': link,
  'invalid-dynamic-link-domain': link,
  'invalid-hosting-link-domain': link,
  'invalid-message-payload': link,
  'invalid-recipient-email': link,
  'invalid-sender': link,
  'expired-action-code': oldLink,
  'invalid-action-code': oldLink,

  'captcha-check-failed': robots,
  'recaptcha-not-enabled': robots,
  'missing-recaptcha-token': robots,
  'invalid-recaptcha-token': robots,
  'invalid-recaptcha-action': robots,
  'missing-recaptcha-version': robots,
  'invalid-recaptcha-version': robots,

  'invalid-multi-factor-session': secondFactor,
  'missing-multi-factor-session': secondFactor,
  'missing-multi-factor-info': secondFactor,
  'multi-factor-info-not-found': secondFactor,
  'multi-factor-auth-required': secondFactor,
  'second-factor-already-in-use': secondFactor,
  'maximum-second-factor-count-exceeded': secondFactor,

  'argument-error': setUp,
  'app-not-authorized': setUp,
  'app-not-installed': setUp,
  'app-deleted': setUp,
  'already-initialized': setUp,
  'dependent-sdk-initialized-before-auth': setUp,
  'auth-domain-config-required': setUp,
  'emulator-config-failed': setUp,
  'invalid-api-key': setUp,
  'invalid-app-credential': setUp,
  'invalid-app-id': setUp,
  'invalid-cert-hash': setUp,
  'invalid-emulator-scheme': setUp,
  'invalid-oauth-client-id': setUp,
  'invalid-oauth-provider': setUp,
  'invalid-persistence-type': setUp,
  'invalid-provider-id': setUp,
  'invalid-req-type': setUp,
  'invalid-tenant-id': setUp,
  'tenant-id-mismatch': setUp,
  'unsupported-tenant-operation': setUp,
  'unsupported-password-policy-schema-version': setUp,
  'missing-client-type': setUp,
  'missing-app-credential': setUp,
  'missing-android-pkg-name': setUp,
  'missing-ios-bundle-id': setUp,
  'missing-or-invalid-nonce': setUp,
  'cordova-not-ready': setUp,
  'invalid-cordova-configuration': setUp,
  'custom-token-mismatch': setUp,
  'invalid-custom-token': setUp,
  'code-expired': setUp,
  'invalid-verification-code': setUp,
  'invalid-verification-id': setUp,
  'missing-verification-code': setUp,
  'missing-verification-id': setUp,
  'invalid-phone-number': setUp,
  'missing-phone-number': setUp,
};
