import { expect, it } from 'vitest';

const {
  GCLOUD_PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST,
  LAB_ADDRESS = '',
} = process.env;
const accounts = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${GCLOUD_PROJECT}/accounts:query`;
const files = `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${GCLOUD_PROJECT}.appspot.com/o`;

async function statusFor(origin: string, address: string, method = 'GET') {
  const headers = { origin, authorization: 'Bearer owner', 'content-type': 'application/json' };
  const { status } = await fetch(address, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
  return status;
}

// Whoever runs a lab on their own machine also visits other websites.
it.each([
  ['the accounts', accounts, 'POST'],
  ['the files', files, 'GET'],
  ['the API', `${LAB_ADDRESS}/api/labInfo`, 'GET'],
])('the pages of other websites cannot reach %s of a lab on this machine', async (_, address, method) => {
  expect(await statusFor('https://evil.example', address, method)).toBe(403);
  expect(await statusFor(LAB_ADDRESS, address, method)).toBe(200);
});
