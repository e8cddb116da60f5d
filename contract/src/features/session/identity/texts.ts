/** Messages for errors of Firebase Authentication, separate because visitors do not need them. */
import { words } from '../../../texts/words.ts';

const taken = 'There is already an account with this email. Try to log in instead.';
const wrong = 'Email or password is wrong.';
const closed = 'The sign-in window was closed before you finished.';
const ended = 'Your session has ended. Please log in again to continue.';
const noConnection = 'No connection. Check your network and try again.';
const notLoaded =
  'The sign-in service could not be loaded. Check your network, allow its scripts in this browser, and try again.';
const browser =
  'This browser keeps the site from signing you in. Allow cookies and site data, or use another browser.';
const link = 'The verification link could not be made. Please try again later.';
const oldLink = 'This link is no longer valid. Please ask for a new one.';
const patience = 'Too many attempts. Please wait a moment and try again.';
const off = 'This way of signing in is switched off.';
const robots = 'The check against robots failed. Please reload the page and try again.';
const secondFactor = 'This account needs a second step to sign in, which this site does not offer.';
const setUp = 'Signing in does not work on this site at the moment. Please tell the lab.';

/** By the error code of Firebase Authentication, without its prefix `auth/`. */
export const identityTexts = words('identity', {
  'email-already-in-use': taken,
  'user-disabled': 'This account has been disabled.',
  'credential-already-in-use': 'This sign-in already belongs to another account.',
  'account-exists-with-different-credential':
    'There is already an account with this email. Log in the way you did before.',
  'password-does-not-meet-requirements': 'Must include uppercase, lowercase, number, special character',
  'popup-blocked': 'The browser blocked the sign-in window. Allow popups for this site and try again.',
  'popup-closed-by-user': closed,
  'user-cancelled': closed,
  'redirect-cancelled-by-user': closed,
  'cancelled-popup-request': 'Another sign-in window is already open.',
  'redirect-operation-pending': 'Another sign-in window is already open.',
  'unauthorized-domain': 'Sign-in is not allowed from this address.',
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
  'missing-password': 'Password is required',
  'invalid-email': 'Please provide a valid email',
  'weak-password': 'At least 6 characters',
  'too-many-requests': patience,
  'quota-exceeded': patience,
  'operation-not-allowed': off,
  'admin-restricted-operation': off,
  'login-blocked': off,
  'unsupported-first-factor': off,
  'unverified-email':
    'Please verify your email before logging in. Check your inbox for the verification link.',
  'email-change-needs-verification': 'Please verify the new email first. Check your inbox for the link.',
  'user-mismatch': 'This is another account than the one you are signed in with.',
  'provider-already-linked': 'This sign-in already belongs to your account.',
  'no-such-provider': 'This account has no such way of signing in.',

  'user-token-expired': ended,
  'invalid-user-token': ended,
  'user-signed-out': ended,
  'null-user': ended,
  'requires-recent-login': 'Please log in again to continue.',

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

  // These come from a wrong configuration or a sign-in method that is not offered, so visitors can do nothing about them.
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
} as const);
