import { expect, test } from 'vitest';
import { holdsSecrets, isUncounted } from './uncounted.ts';

test.each([
  '/invitation',
  '/Invitation/',
  '/subscription',
  '/setup',
  '/login',
  '/registration',
  '/verify-email',
  '/forgotPassword',
])('%s holds secrets and is not counted', (path) => {
  expect([holdsSecrets(path), isUncounted(path)]).toEqual([true, true]);
});

test.each(['/dashboard', '/dashboard/invitations', '/Dashboard/'])('%s is not counted', (path) => {
  expect([holdsSecrets(path), isUncounted(path)]).toEqual([false, true]);
});

test.each(['/', '/news', '/dashboards', '/pages/login'])('%s is counted', (path) => {
  expect(isUncounted(path)).toBe(false);
});
