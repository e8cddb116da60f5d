import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../lib/session.ts';
import { renderPage } from '../../test/render.tsx';
import RegistrationPage from './registration-page.tsx';

const identityError = (code: string) =>
  Object.assign(new Error(`Firebase: ${code}`), { code: `auth/${code}` });

function open(session: Partial<Session> = {}) {
  return renderPage(<RegistrationPage />, { path: '/registration', at: '/registration', session });
}

const typed = {
  'Full name': 'Ada Byron',
  Email: 'ada@lab.test',
  Password: 'Secret#1',
  'Confirm Password': 'Secret#1',
};

function fill(values: Partial<typeof typed> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...values })) {
    if (value) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

afterEach(() => sessionStorage.clear());

const register = () => screen.getByRole('button', { name: 'Register' });
const picture = (name = 'me.png', type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

function browserDraws() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 900, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/webp' })),
  );
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
}

describe('validation', () => {
  it.each([
    [{ 'Full name': '' }, 'Name is required'],
    [{ Email: '' }, 'Email is required'],
    [{ Password: '' }, 'Password is required'],
    [{ Password: 'Aa#1' }, 'At least 6 characters'],
    [{ Password: 'Aa#1Aa#1Aa#1Aa#1A' }, 'Less than 16 characters'],
    [{ Password: 'secret' }, 'Must include uppercase, lowercase, number, special character'],
    [{ 'Confirm Password': '' }, 'Confirm Password is required'],
    [{ 'Confirm Password': 'Secret#2' }, 'Password and confirm password should match'],
  ])('%j: %s', async (values, sentence) => {
    const act = vi.fn();
    const page = open({ act });
    fill(values);
    await page.user.click(register());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Profile picture is required')).toBeVisible();
    expect(act).not.toHaveBeenCalled();
  });

  it('needs a picture even if everything else is filled in', async () => {
    const act = vi.fn();
    const page = open({ act });
    fill();
    await page.user.click(register());
    expect(await screen.findByText('Profile picture is required')).toBeVisible();
    expect(act).not.toHaveBeenCalled();
  });

  it('refuses a picture over 60 MB, and other files', async () => {
    const { user } = open();
    const input = screen.getByLabelText('Profile picture');
    await user.upload(input, picture('big.png', 'image/png', 60 * 1024 * 1024 + 1));
    expect(await screen.findByText('The file of a picture can have at most 60 MB')).toBeVisible();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    await user.upload(input, picture());
    expect(await screen.findByText('This file is not an image')).toBeVisible();
  });
});

describe('while typing', () => {
  it('marks the met password rules', async () => {
    const { user } = open();
    const ticked = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .filter((item) => item.dataset.holds)
        .map((item) => item.firstChild?.textContent);
    expect(screen.queryByRole('list')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'aB1');
    expect(ticked()).toEqual(['One uppercase', 'One lowercase', 'One number']);
    await user.type(screen.getByLabelText('Password'), '#xyz');
    expect(ticked()).toHaveLength(5);
  });

  it('shows that the passwords match only if they do', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Password'), 'Secret#1');
    expect(screen.queryByText(/Passwords match/)).toBeNull();
    await user.type(screen.getByLabelText('Confirm Password'), 'Secret#');
    expect(screen.queryByText(/Passwords match/)).toBeNull();
    await user.type(screen.getByLabelText('Confirm Password'), '1');
    expect(screen.getByText(/Passwords match/)).toBeVisible();
  });
});

describe('a reload', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('keeps name and email for this tab, but never a password', () => {
    const { unmount } = open();
    for (const [label, value] of Object.entries(typed)) type(label, value);
    unmount();
    open();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada Byron');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@lab.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Secret');
  });

  it('keeps nothing after the registration was sent', async () => {
    browserDraws();
    const page = open({ act: (async () => {}) as Session['act'] });
    for (const [label, value] of Object.entries(typed)) type(label, value);
    await page.user.upload(screen.getByLabelText('Profile picture'), picture());
    await page.user.click(register());
    await waitFor(() => expect(page.address()).toBe('/verify-email'));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['no JSON', '7', 'null', '{"name":{"a":1}}'])(
    'starts empty when the stored draft is %s',
    (kept) => {
      sessionStorage.setItem('registration', kept);
      open();
      expect(screen.getByLabelText('Full name')).toBeVisible();
    },
  );
});

describe('failure', () => {
  it.each([
    ['email-already-in-use', 'There is already an account with this email. Try to log in instead.'],
    ['password-does-not-meet-requirements', 'Must include uppercase, lowercase, number, special character'],
    ['network-request-failed', 'No connection. Check your network and try again.'],
    ['credential-already-in-use', 'This sign-in already belongs to another account.'],
  ])('%s is shown, and the form keeps its values', async (code, sentence) => {
    browserDraws();
    const page = open({ act: () => Promise.reject(identityError(code)) });
    fill();
    await page.user.upload(screen.getByLabelText('Profile picture'), picture());
    await page.user.click(register());
    await waitFor(() => expect(screen.getAllByText(sentence)[0]).toBeVisible());
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(page.address()).toBe('/registration');
  });
});
