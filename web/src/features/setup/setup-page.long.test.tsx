import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { type StubServer, stubServer } from '../../test/server.ts';
import SetupPage from './setup-page.tsx';

vi.mock('../../lib/identity.ts', () => ({ signInWithEmailAndPassword: vi.fn() }));

const done = 'Somebody has set up this lab already. Please log in.';
const person = { name: 'Ada First', email: 'ada@first.test', password: 'Kestrel.2026' };

const waiting = (asksCode = false) => stubServer().answers(api.setup.state, { open: true, asksCode });
const open = (session: Partial<Session> = {}) =>
  renderPage(<SetupPage />, { path: '/setup', at: '/setup', session });

async function fillIn({ user }: ReturnType<typeof open>, { code }: { code?: string } = {}) {
  await user.type(await screen.findByLabelText('Full name'), person.name);
  await user.type(screen.getByLabelText('Email'), person.email);
  await user.type(screen.getByLabelText('Password'), person.password);
  await user.type(screen.getByLabelText('Confirm Password'), person.password);
  if (code) await user.type(screen.getByLabelText('One-time code'), code);
  await user.click(screen.getByRole('button', { name: 'Make my account' }));
}

function expectKept() {
  expect(screen.getByLabelText('Full name')).toHaveValue(person.name);
  expect(screen.getByLabelText('Email')).toHaveValue(person.email);
  expect(screen.getByLabelText('Password')).toHaveValue(person.password);
}

/** In the browser the session becomes that of the new admin. */
function signedIn(server: StubServer) {
  const act = vi.fn(async (action: (auth: never) => Promise<unknown>) => action(undefined as never));
  const page = open({ role: 'admin', act: act as Session['act'] });
  server.answers(api.setup.makeFirstAdmin, { insertedId: 'u1' });
  return page;
}

describe('a lab with an admin', () => {
  it('leads a visitor to the login and an admin to the desk', async () => {
    stubServer().answers(api.setup.state, { open: false, asksCode: true });
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'This lab is set up' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    unmount();
    open({ role: 'admin' });
    expect(await screen.findByRole('link', { name: 'Go to the desk' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('the first admin’s account', () => {
  it('has the rules of every password, and sends nothing that breaks them', async () => {
    const server = waiting();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Make my account' }));
    for (const sentence of ['Name is required', 'Email is required', 'Password is required']) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    await user.type(screen.getByLabelText('Password'), 'Kestrel.2026');
    await user.type(screen.getByLabelText('Confirm Password'), 'Kestrel.2027');
    expect(await screen.findByText('Password and confirm password should match')).toBeVisible();
    expect(server.calls(api.setup.makeFirstAdmin)).toHaveLength(0);
  });

  it('asks for the code only where the lab is deployed, and names it when it is wrong', async () => {
    waiting(false);
    const { unmount } = open();
    expect(await screen.findByLabelText('Full name')).toBeVisible();
    expect(screen.queryByLabelText('One-time code')).toBeNull();
    unmount();
    const sentence = 'This code is not right.';
    const server = waiting(true).fails(api.setup.makeFirstAdmin, 400, {
      code: 'invalid',
      message: sentence,
      fields: { code: sentence },
    });
    await fillIn(open(), { code: 'ABCDE' });
    expect(await screen.findByLabelText('One-time code')).toHaveAccessibleDescription(sentence);
    expect(server.calls(api.setup.makeFirstAdmin)[0]?.body).toEqual({ ...person, code: 'ABCDE' });
    expectKept();
  });

  it('says that somebody else was first, and keeps what was typed', async () => {
    waiting().fails(api.setup.makeFirstAdmin, 409, { code: 'conflict', message: done });
    await fillIn(open());
    expect(await screen.findByText(done)).toBeVisible();
    expectKept();
  });

  it('says when no answer came, and sends again', async () => {
    const server = waiting().isUnreachable(api.setup.makeFirstAdmin);
    const page = open();
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(server.calls(api.setup.makeFirstAdmin)).toHaveLength(2));
    expectKept();
  });

  it('leads to the login when the account is made and the sign-in fails', async () => {
    const server = waiting().answers(api.setup.makeFirstAdmin, { insertedId: 'u1' });
    const page = open({ act: () => Promise.reject(new Error('No connection')) });
    await screen.findByLabelText('Full name');
    server.answers(api.setup.state, { open: false, asksCode: false });
    await fillIn(page);
    expect(
      await screen.findByText('Your account is made, but signing in failed. Please log in.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

describe('the lab’s name and contact details', () => {
  it('follow the account, and lead to the desk', async () => {
    const server = waiting()
      .answers(api.labInfo.get, theLab())
      .answers(api.labInfo.updateBasicInfo, { success: true });
    const page = signedIn(server);
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Save and go to the desk' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    await page.user.type(screen.getByLabelText(/^Name/), 'Tide Lab');
    await page.user.type(screen.getByLabelText(/^Email/), 'mail@tide.test');
    await page.user.click(screen.getByRole('button', { name: 'Save and go to the desk' }));
    await vi.waitFor(() => expect(page.address()).toBe('/dashboard'));
    expect(server.calls(api.labInfo.updateBasicInfo)[0]?.body).toEqual({
      name: 'Tide Lab',
      phone: '',
      email: 'mail@tide.test',
      location: '',
    });
  });

  it('can be skipped', async () => {
    const server = waiting();
    const page = signedIn(server);
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Skip, I will do this later' }));
    expect(page.address()).toBe('/dashboard');
    expect(server.calls(api.labInfo.updateBasicInfo)).toHaveLength(0);
  });
});
