import { describe, expect, it, vi } from 'vitest';
import { findSetup, readInitScript } from './firebase.ts';

const config = { projectId: 'demo-research-lab', apiKey: 'fake-api-key', storageBucket: 'demo.appspot.com' };
const emulators = {
  auth: { host: '127.0.0.1', port: 9699, hostAndPort: '127.0.0.1:9699' },
  storage: { host: '127.0.0.1', port: 9799, hostAndPort: '127.0.0.1:9799' },
};

function script(emulators: object): string {
  return `if (typeof firebase === 'undefined') throw new Error('hosting/init-error');
var firebaseConfig = ${JSON.stringify(config, null, 2)};
if (firebaseConfig) {
  firebase.initializeApp(firebaseConfig);
  var firebaseEmulators = ${JSON.stringify(emulators, null, 2)};
  if (firebaseEmulators) { console.log('x'); }
}`;
}

function hostingAnswers(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('the setup of Firebase', () => {
  it('reads project and emulators from the script of the local suite', () => {
    expect(readInitScript(script(emulators))).toEqual({ config, emulators });
    expect(readInitScript(script({}))).toEqual({ config, emulators: {} });
  });

  it('throws if the script has another form', () => {
    expect(() => readInitScript('var somethingElse = {};')).toThrow('names no firebaseConfig');
  });

  it('asks for the emulators only on localhost', async () => {
    const local = hostingAnswers(async () => new Response(script(emulators)));
    expect((await findSetup('127.0.0.1')).emulators.auth?.port).toBe(9699);
    expect(local).toHaveBeenCalledWith('/__/firebase/init.js?useEmulator=true', expect.anything());

    const deployed = hostingAnswers(async () => Response.json(config));
    expect(await findSetup('lab.example.org')).toEqual({ config, emulators: {} });
    expect(deployed).toHaveBeenCalledWith('/__/firebase/init.json', expect.anything());
  });

  it('reports a lost connection', async () => {
    hostingAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(findSetup('lab.example.org')).rejects.toThrow(
      'No connection to the server. Check your network and try again.',
    );
    hostingAnswers(async () => new Response('', { status: 503 }));
    await expect(findSetup('lab.example.org')).rejects.toMatchObject({ status: 503 });
  });
});
