/** Messages for errors of Firebase Authentication, separate because visitors do not need them. */
import { words } from '../../../texts/words.ts';
import { byCode } from './codes.ts';

const texts = byCode({
  taken: 'There is already an account with this email. Try to log in instead.',
  wrong: 'Email or password is wrong.',
  closed: 'The sign-in window was closed before you finished.',
  ended: 'Your session has ended. Please log in again to continue.',
  noConnection: 'No connection. Check your network and try again.',
  notLoaded:
    'The sign-in service could not be loaded. Check your network, allow its scripts in this browser, and try again.',
  browser:
    'This browser keeps the site from signing you in. Allow cookies and site data, or use another browser.',
  link: 'The verification link could not be made. Please try again later.',
  oldLink: 'This link is no longer valid. Please ask for a new one.',
  patience: 'Too many attempts. Please wait a moment and try again.',
  off: 'This way of signing in is switched off.',
  robots: 'The check against robots failed. Please reload the page and try again.',
  secondFactor: 'This account needs a second step to sign in, which this site does not offer.',
  setUp: 'Signing in does not work on this site at the moment. Please tell the lab.',
  disabled: 'This account has been disabled.',
  otherAccount: 'This sign-in already belongs to another account.',
  otherWay: 'There is already an account with this email. Log in the way you did before.',
  weakCharacters: 'Must include uppercase, lowercase, number, special character',
  blocked: 'The browser blocked the sign-in window. Allow popups for this site and try again.',
  openWindow: 'Another sign-in window is already open.',
  address: 'Sign-in is not allowed from this address.',
  noPassword: 'Password is required',
  noEmail: 'Please provide a valid email',
  shortPassword: 'At least 6 characters',
  unverified: 'Please verify your email before logging in. Check your inbox for the verification link.',
  unverifiedChange: 'Please verify the new email first. Check your inbox for the link.',
  mismatch: 'This is another account than the one you are signed in with.',
  linked: 'This sign-in already belongs to your account.',
  noProvider: 'This account has no such way of signing in.',
  loginAgain: 'Please log in again to continue.',
});

export const identityTexts = words('identity', texts);
