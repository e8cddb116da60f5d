import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { renderPage } from '../../test/render.tsx';
import LoginPage from './login-page.tsx';

const ada = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };

function open(session: Partial<Session> = {}, state: unknown = null) {
  return renderPage(<LoginPage />, { path: '/login', at: '/login', state, session });
}

async function submit(email: string, password: string, session: Partial<Session> = {}) {
  const page = open(session);
  if (email) await page.user.type(screen.getByLabelText('Email'), email);
  if (password) await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

const rejects =
  (error: Error): Session['act'] =>
  () =>
    Promise.reject(error);
const identityError = (code: string) =>
  Object.assign(new Error(`Firebase: ${code}`), { code: `auth/${code}` });

describe('validation', () => {
  it.each([
    ['', 'Secret#1', 'Email is required'],
    ['ada@lab.test', '', 'Password is required'],
    ['ada@lab.test', 'Aa#1', 'At least 6 characters'],
    ['ada@lab.test', 'Aa#1Aa#1Aa#1Aa#1A', 'Less than 16 characters'],
    ['ada@lab.test', 'secret#1', 'Must include uppercase, lowercase, number, special character'],
    ['ada@lab.test', 'SECRET#1', 'Must include uppercase, lowercase, number, special character'],
    ['ada@lab.test', 'Secret##', 'Must include uppercase, lowercase, number, special character'],
    ['ada@lab.test', 'Secret11', 'Must include uppercase, lowercase, number, special character'],
    ['ada@lab.test', 'Secret#1 ', 'Must include uppercase, lowercase, number, special character'],
  ])('%j with %j: %s', async (email, password, sentence) => {
    const act = vi.fn();
    await submit(email, password, { act });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(act).not.toHaveBeenCalled();
  });
});

// docs/specification.md#passwords
it('marks the met password rules during typing', async () => {
  const { user } = open();
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(screen.queryByRole('listitem')).toBeNull();
  const needed = ['6-16 characters', 'One uppercase', 'One lowercase', 'One number', 'One special character'];
  await user.type(screen.getByLabelText('Password'), '-');
  expect(items()).toEqual(needed);
  await user.clear(screen.getByLabelText('Password'));
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'Secret#1');
  expect(items()).toEqual(needed.map((rule) => `${rule} (done)`));
});

it('shows the password while its button is pressed in', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Show password' });
  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  await user.type(field, 'Secret#1');
  await user.click(button);
  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  expect(field).toHaveValue('Secret#1');
  await user.click(button);
  expect(field).toHaveAttribute('type', 'password');
});

describe('what the login is for', () => {
  const from = (pathname: unknown) => ({ from: { pathname, search: '', hash: '', state: null } });

  it('is said to who wants to apply', () => {
    open({}, from('/application/Field%20Engineer'));
    expect(screen.getByText('Log in to apply as Field Engineer.')).toBeVisible();
  });

  it.each([undefined, 7, '/team', '/application/%E0%A4%A', '/application/'])(
    'not to others: %j',
    (pathname) => {
      open({}, from(pathname));
      expect(screen.queryByText(/^Log in to/)).toBeNull();
    },
  );
});

describe('refusals', () => {
  it.each([
    ['user-disabled', 'This account has been disabled.'],
    ['network-request-failed', 'No connection. Check your network and try again.'],
    ['invalid-credential', 'Email or password is wrong.'],
    ['wrong-password', 'Email or password is wrong.'],
    ['user-not-found', 'Email or password is wrong.'],
    ['too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
  ])('%s is shown inside the form, which keeps its values', async (code, sentence) => {
    await submit('ada@lab.test', 'Secret#1', { act: rejects(identityError(code)) });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@lab.test');
    expect(screen.getByLabelText('Password')).toHaveValue('Secret#1');
  });

  it.each([
    ['popup-blocked', 'The browser blocked the sign-in window. Allow popups for this site and try again.'],
    ['popup-closed-by-user', 'The sign-in window was closed before you finished.'],
    ['cancelled-popup-request', 'Another sign-in window is already open.'],
    ['unauthorized-domain', 'Sign-in is not allowed from this address.'],
    [
      'account-exists-with-different-credential',
      'There is already an account with this email. Log in the way you did before.',
    ],
  ])('Google: %s', async (code, sentence) => {
    const { user } = open({ act: rejects(identityError(code)) });
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('an unverified email: shows a warning and an error, and can send the link again', async () => {
    const text = 'Please verify your email before logging in. Check your inbox for the verification link.';
    const unverified = Object.assign(new Error(text), { name: 'UnverifiedError' });
    await submit('ada@lab.test', 'Secret#1', { act: rejects(unverified) });
    expect(await screen.findByRole('heading', { name: 'Email Not Verified' })).toBeVisible();
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Send the link again', hidden: true })).toBeInTheDocument();
  });

  it('shows why the last session ended', () => {
    open({ ended: 'You were signed out everywhere. Please log in again to continue.' });
    expect(screen.getByRole('alert')).toHaveTextContent('You were signed out everywhere.');
  });
});

describe('after signing in', () => {
  it('returns to the page that sent the person, with its query', () => {
    const from = { pathname: '/joinUs', search: '?q=1', hash: '', state: null };
    const { address } = open({ user: ada }, { from });
    expect(address()).toBe('/joinUs?q=1');
  });

  it('goes to the home page otherwise', () => {
    expect(open({ user: ada }).address()).toBe('/');
  });

  it('waits while the session is loading', () => {
    expect(open({ user: ada, loading: true }).address()).toBe('/login');
  });
});
