import { request } from 'node:http';
import { expect, it } from 'vitest';

const {
  GCLOUD_PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST,
  FIREBASE_EMULATOR_HUB,
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

/** The `Host` is what a browser sends, and `fetch` does not let anybody change it. */
function statusUnder(
  name: string,
  { host, port }: { host: string; port: number },
): Promise<number | undefined> {
  const headers = { host: `${name}:${port}`, authorization: 'Bearer owner' };
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

it('no part answers a page whose own name leads to this machine', async () => {
  const parts = Object.entries(
    (await (await fetch(`http://${FIREBASE_EMULATOR_HUB}/emulators`)).json()) as Record<
      string,
      { host: string; port: number }
    >,
  );
  expect(parts.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'auth',
      'firestore',
      'functions',
      'hosting',
      'hub',
      'logging',
      'storage',
      'tasks',
    ]),
  );
  for (const [name, at] of parts) {
    expect([name, await statusUnder('evil.example', at)]).toEqual([name, 403]);
    for (const own of ['127.0.0.1', 'localhost', '[::1]'])
      expect([name, own, await statusUnder(own, at)]).not.toEqual([name, own, 403]);
  }
});
