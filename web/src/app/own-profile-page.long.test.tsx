/** Longer than 300 lines, because all tests use one stand-in for Firebase Authentication. */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMember } from '../test/records.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import OwnProfilePage from './own-profile-page.tsx';

const tellOfAccount: ((account: object | null) => void)[] = [];
// Only calls to Firebase Authentication are mocked.
vi.mock('../lib/firebase.ts', () => ({
  openFirebase: async () => {
    const app = { name: 'lab' };
    const onIdTokenChanged = (listener: (typeof tellOfAccount)[0]) => tellOfAccount.push(listener);
    return { app, auth: { app, currentUser: {}, onIdTokenChanged } };
  },
}));
vi.mock('../lib/account.ts', () => ({
  hasPassword: () => true,
  proveIdentity: vi.fn(async () => {}),
  showInAccount: vi.fn(async () => {}),
  changePassword: vi.fn(async () => {}),
}));

const anOwnProfile = { ...emptyValues(profileFields), memberId: 'm1', hidden: [], linkedNames: [] };

const { _id: _, ...ada } = aMember({ createdAt: '2024-03-05T12:00:00.000Z' });
const nobody = { ...ada, phone: '', university: '', details: '', role: '' };
const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const open = (part = 'profile') =>
  renderPage(<OwnProfilePage />, { at: `/?part=${part}`, ...(part === 'account' && { session: { user } }) });
const identityError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

describe('the profile', () => {
  it('shows every row, the day of joining and the counter', async () => {
    stubServer().answers(api.team.mine, {
      ...ada,
      details: 'Writes.',
      socialMedia: { ...ada.socialMedia, github: 'https://github.com/ada' },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeVisible();
    expect(screen.getByText('Joined on March 05, 2024')).toBeVisible();
    const labels = screen.getAllByRole('term').map((term) => term.textContent);
    expect(labels).toEqual([
      'Name',
      'Role',
      'Email',
      'Phone',
      'University',
      'LinkedIn',
      'Twitter',
      'Facebook',
      'GitHub',
      'Details',
    ]);
    expect(screen.getByRole('link', { name: 'https://github.com/ada' })).toBeVisible();
    expect(screen.getByText('7/500')).toBeVisible();
  });

  it('shows placeholders for empty fields', async () => {
    stubServer().answers(api.team.mine, { ...nobody, createdAt: 'never' });
    open();
    for (const label of ['Role', 'Phone', 'University', 'LinkedIn', 'Twitter', 'Facebook', 'GitHub']) {
      expect(await screen.findByText(`No ${label} provided`)).toBeVisible();
    }
    expect(screen.getByText('No details provided')).toBeVisible();
    expect(screen.getByText('Date not available')).toBeVisible();
  });

  it('says when it cannot be loaded', async () => {
    stubServer().fails(api.team.mine, 500, { message: 'Internal Server Error', code: 'internal' });
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('editing', () => {
  async function edit(server: ReturnType<typeof stubServer>) {
    server.answers(api.team.mine, ada);
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return page;
  }
  const save = () => screen.getByRole('button', { name: 'Save Changes' });

  it('saves what was changed and goes back to the view', async () => {
    const server = stubServer().answers(api.team.updateMine, { message: 'Profile updated successfully' });
    const { user } = await edit(server);
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(server.calls(api.team.updateMine)[0]?.body).toMatchObject({ name: 'Ada Byron', phone: '12' });
    // The fields in docs/specification.md#profile, and `before`.
    expect(Object.keys(server.calls(api.team.updateMine)[0]?.body as object).sort()).toEqual(
      ['before', 'details', 'email', 'name', 'phone', 'socialMedia', 'university'].sort(),
    );
  });

  it('goes back to the view with what was saved, also while the profile is slow to come', async () => {
    const server = stubServer().answers(api.team.updateMine, { message: 'Profile updated successfully' });
    const { user } = await edit(server);
    const arrive = server.holds(api.team.mine, { ...ada, phone: '+12' });
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
    arrive();
    expect(await screen.findByText('+12')).toBeVisible();
  });

  // docs/specification.md#profile
  it('shows Role and Email among the fields, read only', async () => {
    await edit(stubServer());
    expect(screen.getAllByRole('textbox').slice(0, 5)).toEqual(
      ['Name', 'Role', 'Email', 'Phone', 'University'].map((label) => screen.getByLabelText(label)),
    );
    for (const [label, value] of [
      ['Role', ada.role],
      ['Email', ada.email],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
  });

  it('changes nothing on Cancel', async () => {
    const server = stubServer();
    const { user } = await edit(server);
    await user.type(screen.getByLabelText('Name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.calls(api.team.updateMine)).toHaveLength(0);
    expect(within(screen.getAllByRole('definition')[0] as HTMLElement).getByText('Ada Byron')).toBeVisible();
  });

  it('keeps what was changed on this device until it is saved or cancelled', async () => {
    const server = stubServer().answers(api.team.updateMine, { message: 'Profile updated successfully' });
    const { user, unmount } = await edit(server);
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Phone'), '9');
    await user.type(screen.getByLabelText('GitHub'), 'https://github.com/ada');
    unmount();

    const { user: later } = await edit(server);
    expect(screen.getByLabelText('Phone')).toHaveValue(`${ada.phone}9`);
    expect(screen.getByLabelText('GitHub')).toHaveValue('https://github.com/ada');
    expect(screen.getByText(/^Saved on this device/)).toBeVisible();
    await later.click(screen.getByRole('button', { name: 'Cancel' }));
    await later.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('Phone')).toHaveValue(ada.phone);

    await later.type(screen.getByLabelText('Phone'), '9');
    expect(localStorage).toHaveLength(1);
    await later.click(save());
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Name', '', 'Name is required'],
    ['Details', 'x'.repeat(501), 'Details cannot exceed 500 characters'],
    ['GitHub', 'github.com/ada', 'Please provide a valid URL'],
  ])('%s as %j: %s', async (label, value, sentence) => {
    const server = stubServer();
    const { user } = await edit(server);
    await user.clear(screen.getByLabelText(label));
    if (value) await user.click(screen.getByLabelText(label)).then(() => user.paste(value));
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(server.calls(api.team.updateMine)).toHaveLength(0);
  });

  it('shows both versions after a conflict, and keeps what was typed', async () => {
    const changed = 'Somebody else has changed this since you opened it. Please compare and try again.';
    const server = stubServer().fails(api.team.updateMine, 409, { code: 'conflict', message: changed });
    const { user } = await edit(server);
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '12' } });
    server.answers(api.team.mine, { ...ada, phone: '7', university: 'University of Southhaven' });
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'The current version' })).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('7');
    expect(screen.getByLabelText('Phone')).toHaveValue('12');
    expect(screen.getByLabelText('University')).toHaveValue('University of Southhaven');
    server.answers(api.team.updateMine, { message: 'Profile updated successfully' });
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(server.calls(api.team.updateMine).map(({ body }) => body)).toMatchObject([
      { phone: '12', before: { phone: ada.phone } },
      { phone: '12', university: 'University of Southhaven', before: { phone: '7' } },
    ]);
  });

  it.each([
    [500, 'internal', 'Internal Server Error', 'Failed to update profile'],
    [404, 'not-found', 'User data not found.', 'User data not found.'],
  ] as const)('%d %s: says so and keeps what was typed', async (status, code, message, sentence) => {
    const server = stubServer().fails(api.team.updateMine, status, { message, code });
    const { user } = await edit(server);
    await user.type(screen.getByLabelText('University'), '!');
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('University')).toHaveValue('University of Northhaven!');
  });

  it.each([
    ['without a connection', identityError('network-request-failed'), true],
    ['once the session has ended, which says so itself', identityError('user-token-expired'), false],
  ])('is saved even if the Firebase account cannot be updated: %s', async (_, error, isSaved) => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    const { showInAccount } = await import('../lib/account.ts');
    vi.mocked(showInAccount).mockRejectedValueOnce(error);
    const server = stubServer().answers(api.team.updateMine, { message: 'Profile updated successfully' });
    const { user } = await edit(server);
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    if (isSaved) expect(await screen.findByText('Profile updated successfully')).toBeVisible();
    expect(screen.queryAllByText('Profile updated successfully')).toHaveLength(isSaved ? 1 : 0);
    expect(screen.queryByText('Failed to update profile')).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  async function type(values: Record<string, string>, button: string) {
    stubServer()
      .answers(api.papers.pending, [])
      .answers(api.messages.byEmail, [])
      .answers(api.applications.byEmail, []);
    const page = open('account');
    for (const [label, value] of Object.entries(values)) {
      const field = await screen.findByLabelText(label);
      if (value) fireEvent.change(field, { target: { value } });
    }
    await page.user.click(screen.getByRole('button', { name: button }));
    return page;
  }
  const passwords = {
    'Current password': 'Secret#1',
    'New password': 'Secret#2',
    'Confirm new password': 'Secret#2',
  };

  it.each([
    [{ 'Current password': '' }, 'Password is required'],
    [{ 'New password': 'abc' }, 'At least 6 characters'],
    [{ 'New password': 'secret' }, 'Must include uppercase, lowercase, number, special character'],
    [{ 'Confirm new password': 'Other#22' }, 'Password and confirm password should match'],
  ])('a new password, %j: %s', async (values, sentence) => {
    await type({ ...passwords, ...values }, 'Change password');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('a new password needs the right old one', async () => {
    const { changePassword } = await import('../lib/account.ts');
    vi.mocked(changePassword).mockRejectedValueOnce(identityError('wrong-password'));
    const { user } = await type(passwords, 'Change password');
    expect(await screen.findByText('The current password is wrong.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it('is deleted only with the password and a yes', async () => {
    const { user } = await type({ 'Your password': '' }, 'Delete my account');
    expect(await screen.findByText('Password is required')).toBeVisible();
    await user.type(screen.getByLabelText('Your password'), 'Secret#1');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const goes = 'This goes for good: your account and its profile with all pictures. Published papers stay';
    expect(await screen.findByText(new RegExp(`^${goes}`))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled());
    const server = stubServer()
      .answersWith(api.papers.pending, () => ({ body: [{}, {}] }))
      .answersWith(api.messages.byEmail, () => ({ body: Array(20).fill({}) }))
      .answersWith(api.applications.byEmail, () => ({ body: [{ role: 'Wave Counter' }] }))
      .fails(api.accounts.remove, 409, {
        message: 'You are the only admin. Make somebody else an admin before you delete your account.',
        code: 'conflict',
      });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const lost =
      'pictures, your application as Wave Counter, your papers under review (2), your messages to the lab (more than 19).';
    expect(await screen.findByText(lost, { exact: false })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yes, delete my account' }));
    expect(await screen.findByText(/^You are the only admin/)).toBeVisible();
    expect(server.calls(api.accounts.remove)).toHaveLength(1);
  });

  it('is gone once the person has signed out in another tab', async () => {
    open('account');
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    for (const tell of tellOfAccount) tell(null);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull());
  });
});

describe('the parts of the page', () => {
  it('have addresses, and say what they are', async () => {
    stubServer().answers(api.team.mine, ada).answers(api.profiles.mine, anOwnProfile);
    const { user, address } = open();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Profile', 'Visibility', 'Mail', 'Account']);
    await user.click(screen.getByRole('tab', { name: 'Visibility' }));
    expect(address()).toBe('/?part=visibility');
    expect(await screen.findByRole('heading', { level: 1, name: 'Visibility' })).toBeVisible();
  });

  it('one that is unknown is the first', async () => {
    stubServer().answers(api.team.mine, ada);
    open('none');
    expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeVisible();
  });
});

describe('the visibility', () => {
  const eye = (field: string) => screen.getByRole('button', { name: `Visitors see: ${field}` });

  it('is saved with each press of an eye, and nothing else is changed', async () => {
    const server = stubServer()
      .answers(api.team.mine, ada)
      .answers(api.profiles.mine, { ...anOwnProfile, hidden: ['phone'], pronouns: 'she/her' })
      .answers(api.profiles.updateMine, { modifiedCount: 1 });
    const { user } = open('visibility');
    await screen.findByText('she/her');
    expect([eye('Phone'), eye('Email')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    await user.click(eye('Pronouns'));
    expect(await screen.findByText('Visitors no longer see it: Pronouns')).toBeVisible();
    expect(server.calls(api.profiles.updateMine)[0]?.body).toMatchObject({
      hidden: ['phone', 'pronouns'],
      pronouns: 'she/her',
      before: { hidden: ['phone'], pronouns: 'she/her' },
    });
    await user.click(eye('Phone'));
    expect(await screen.findByText('Visitors see it again: Phone')).toBeVisible();
  });

  it('stays as it was when it cannot be saved', async () => {
    stubServer()
      .answers(api.team.mine, ada)
      .answers(api.profiles.mine, anOwnProfile)
      .fails(api.profiles.updateMine, 500, { code: 'internal', message: 'Internal Server Error' });
    const { user } = open('visibility');
    await user.click(await screen.findByRole('button', { name: 'Visitors see: Phone' }));
    expect(await screen.findByText('Failed to update the public profile')).toBeVisible();
    expect(eye('Phone')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is nothing for who is not on the team', async () => {
    stubServer()
      .answers(api.team.mine, nobody)
      .answers(api.profiles.mine, { ...anOwnProfile, memberId: '' });
    open('visibility');
    expect(await screen.findByText(/when an admin adds you to the team/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Visitors see/ })).toBeNull();
  });
});
