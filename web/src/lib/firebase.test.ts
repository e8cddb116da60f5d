import { deleteApp } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Firebase, findSetup, readInitScript } from './firebase.ts';

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

const noConnection = { message: 'No connection to the server. Check your network and try again.' };

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
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect((await findSetup(host)).emulators.auth?.port).toBe(9699);
      expect(local).toHaveBeenLastCalledWith('/__/firebase/init.js?useEmulator=true', {
        signal: expect.any(AbortSignal),
      });
    }

    const deployed = hostingAnswers(async () => Response.json(config));
    expect(await findSetup('lab.example.org')).toEqual({ config, emulators: {} });
    expect(deployed).toHaveBeenCalledWith('/__/firebase/init.json', expect.anything());
  });

  it('reports a lost connection', async () => {
    const lost = new TypeError('Failed to fetch');
    hostingAnswers(() => Promise.reject(lost));
    await expect(findSetup('lab.example.org')).rejects.toMatchObject({
      ...noConnection,
      status: 0,
      code: 'network',
      cause: lost,
    });
  });

  it.each([
    ['an error', new Response('', { status: 503 }), 503],
    ['a page of the network', new Response('<h1>Log in to the hotel’s network</h1>'), 200],
  ])('reports %s instead of the setup as no connection', async (_, answer, status) => {
    hostingAnswers(async () => answer);
    await expect(findSetup('lab.example.org')).rejects.toMatchObject({
      ...noConnection,
      status,
      code: 'unavailable',
    });
  });
});

describe('opening Firebase', () => {
  const opened: Firebase[] = [];
  afterEach(async () => {
    for (const { app } of opened.splice(0)) await deleteApp(app);
  });
  async function openFirebase() {
    const firebase = await (await import('./firebase.ts')).openFirebase();
    if (!opened.includes(firebase)) opened.push(firebase);
    return firebase;
  }

  it('happens once, with the emulator of the local suite', async () => {
    vi.resetModules();
    const fetched = hostingAnswers(async () => new Response(script(emulators)));
    const info = vi.spyOn(console, 'info');
    const [first, second] = await Promise.all([openFirebase(), openFirebase()]);
    expect(second).toBe(first);
    expect(fetched).toHaveBeenCalledOnce();
    expect(first.setup).toEqual({ config, emulators });
    expect(first.app.options).toEqual(config);
    expect(first.auth.emulatorConfig).toMatchObject({
      host: '127.0.0.1',
      port: 9699,
      options: { disableWarnings: true },
    });
    expect(info).not.toHaveBeenCalled();
  });

  it('uses the real service when the suite has no emulator for it', async () => {
    vi.resetModules();
    hostingAnswers(async () => new Response(script({})));
    expect((await openFirebase()).auth.emulatorConfig).toBeNull();
  });

  it('is tried again after a failure', async () => {
    vi.resetModules();
    hostingAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(openFirebase()).rejects.toMatchObject(noConnection);
    hostingAnswers(async () => new Response(script({})));
    expect((await openFirebase()).setup.config).toEqual(config);
  });
});
