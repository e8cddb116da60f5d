import { beforeEach, expect, it, vi } from 'vitest';
import { changePassword } from './account.ts';
import { reauthenticateWithCredential, updatePassword } from './identity.ts';

vi.mock('./identity.ts');
vi.mock('./firebase.ts', () => ({
  openFirebase: async () => ({ auth: { currentUser: { email: 'ada@lab.test' } } }),
}));

const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
const signIn = vi.mocked(reauthenticateWithCredential);

beforeEach(() => {
  vi.mocked(updatePassword).mockReset();
  signIn.mockReset();
});

it('a password that was changed is not reported as failed when the network goes after that', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn.mockResolvedValueOnce({} as never).mockRejectedValueOnce(lost);
  await expect(changePassword('Old#1234', 'New#1234')).resolves.toBeUndefined();
  expect(updatePassword).toHaveBeenCalledWith(expect.anything(), 'New#1234');
  expect(console.warn).toHaveBeenCalledWith(lost);
});

it('a password that was not changed is reported', async () => {
  signIn.mockRejectedValueOnce(lost);
  await expect(changePassword('Old#1234', 'New#1234')).rejects.toBe(lost);
  expect(updatePassword).not.toHaveBeenCalled();
  vi.mocked(updatePassword).mockRejectedValueOnce(lost);
  await expect(changePassword('Old#1234', 'New#1234')).rejects.toBe(lost);
});
