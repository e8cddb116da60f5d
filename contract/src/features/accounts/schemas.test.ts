import { expect, test } from 'vitest';
import { changePasswordForm } from './schemas.ts';

const form = { current: 'old', next: 'aaaA1!', confirm: 'aaaA1!' };

test.each([
  ['', 'Confirm Password is required'],
  ['aaaA1?', 'Password and confirm password should match'],
])('a new password that is confirmed with "%s": %s', async (confirm, sentence) => {
  await expect(changePasswordForm.validate({ ...form, confirm })).rejects.toThrow(sentence);
});

test('a new password that is confirmed as it was typed is taken', async () => {
  await expect(changePasswordForm.validate(form)).resolves.toEqual(form);
});
