import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { endsSession, identityCode, isWrongPassword, sentenceOf } from './session-errors.ts';

const identityError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

describe('what a person is told', () => {
  // docs/specification.md#signing-in
  it.each([
    ['email-already-in-use', 'There is already an account with this email. Try to log in instead.'],
    ['user-disabled', 'This account has been disabled.'],
    ['credential-already-in-use', 'This sign-in already belongs to another account.'],
    [
      'account-exists-with-different-credential',
      'There is already an account with this email. Log in the way you did before.',
    ],
    ['network-request-failed', 'No connection. Check your network and try again.'],
    ['password-does-not-meet-requirements', 'Must include uppercase, lowercase, number, special character'],
    ['popup-blocked', 'The browser blocked the sign-in window. Allow popups for this site and try again.'],
    ['popup-closed-by-user', 'The sign-in window was closed before you finished.'],
    ['cancelled-popup-request', 'Another sign-in window is already open.'],
    ['unauthorized-domain', 'Sign-in is not allowed from this address.'],
    ['user-token-expired', 'Your session has ended. Please log in again to continue.'],
    ['invalid-continue-uri', 'The verification link could not be made. Please try again later.'],
  ])('%s', (code, sentence) => {
    expect(sentenceOf(identityError(code))).toBe(sentence);
  });

  it('is a sentence for every code of Firebase Authentication', () => {
    const codes = Object.values(AuthErrorCodes).map((code) => code.replace('auth/', ''));
    expect(codes.length).toBeGreaterThan(90);
    expect(codes.filter((code) => /Firebase|auth\//.test(sentenceOf(identityError(code))))).toEqual([]);
  });

  it('is what to allow where the browser forbids storage', () => {
    const forbidden = new DOMException(
      "Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
      'SecurityError',
    );
    expect(sentenceOf(forbidden)).toMatch(/Allow cookies and site data, or use another browser\.$/);
  });

  // Firebase reports this code if the script for Google's popup does not load.
  it('says why Google’s window does not open without its script', () => {
    expect(sentenceOf(identityError('internal-error'))).toMatch(/^The sign-in service could not be loaded\./);
  });

  it('is Firebase’s own message for an unknown code', () => {
    expect(sentenceOf(identityError('brand-new'))).toBe('Firebase: Error (auth/brand-new).');
  });

  it('is the server’s sentence', () => {
    expect(sentenceOf(new ApiError(403, 'disabled', 'This account has been disabled.'))).toBe(
      'This account has been disabled.',
    );
  });

  it.each([undefined, null, 'text', new Error('')])('has a sentence for %j too', (thrown) => {
    expect(sentenceOf(thrown)).toBe('Something went wrong');
  });
});

describe('the code of an error', () => {
  it.each([
    ['storage that the browser forbids', new DOMException('', 'SecurityError'), 'web-storage-unsupported'],
    ['what else a browser refuses', new DOMException('', 'AbortError'), ''],
    ['an error of that name', Object.assign(new Error(), { name: 'SecurityError' }), ''],
    ['what is no error', { code: 'auth/user-disabled' }, ''],
    ['an error of another service', Object.assign(new Error(), { code: 'a/auth/b' }), 'a/auth/b'],
  ])('%s', (_, error, code) => {
    expect(identityCode(error)).toBe(code);
  });
});

describe('a wrong password', () => {
  // The code depends on whether the project has email enumeration protection switched on.
  it.each([
    ['wrong-password', true],
    ['invalid-credential', true],
    ['invalid-login-credentials', true],
    ['too-many-requests', false],
    ['network-request-failed', false],
  ])('%s: %s', (code, wrong) => {
    expect(isWrongPassword(identityError(code))).toBe(wrong);
  });
});

describe('the end of a session', () => {
  it.each(['user-disabled', 'user-token-expired', 'user-not-found', 'invalid-user-token', 'null-user'])(
    'is %s',
    (code) => {
      expect(endsSession(identityError(code))).toBe(true);
    },
  );

  it.each([
    [401, 'unauthorized', true],
    [403, 'disabled', true],
    [0, 'network', false],
    [429, 'too-many', false],
    [500, 'internal', false],
    [503, 'unavailable', false],
  ] as const)('%d %s: %s', (status, code, ends) => {
    expect(endsSession(new ApiError(status, code, ''))).toBe(ends);
  });

  it('is not a moment without connection', () => {
    expect(endsSession(identityError('network-request-failed'))).toBe(false);
  });
});
