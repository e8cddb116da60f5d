import { endpoint } from '@lab/contract/api/endpoint';
import { write } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { array, mixed, object, string } from 'yup';
import { serveApp } from '../../test/serve-app.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

afterEach(() => vi.unstubAllEnvs());

/** A new one each time, because the check of an endpoint is made only once. */
const papers = () =>
  endpoint('GET', '/papers', {
    access: 'public',
    summary: '',
    reply: async () =>
      array()
        .of(
          object({
            _id: string().required(),
            pdf: string(),
            links: object({ code: string() }).required(),
            anything: mixed(),
            free: object(),
            list: array(),
          }),
        )
        .required(),
  });
const paper = {
  _id: 'a',
  pdf: undefined,
  links: { code: 'https://example.org' },
  anything: { at: 'all' },
  free: { of: 'fields' },
  list: [1, 'b'],
};

/** Sends this reply through a server and returns what the client receives. */
async function replied(reply: unknown) {
  const { serve } = await import('./serve.ts');
  const address = await serveApp(serve([{ endpoint: papers(), handler: async () => reply }]));
  vi.mocked(write).mockClear();
  const answer = await fetch(`${address}/api/papers`);
  const body = await answer.json();
  return { status: answer.status, body };
}
const errors = () =>
  vi.mocked(write).mock.calls.flatMap(([line]) => (line.severity === 'ERROR' ? [line] : []));

const misfits: [what: string, reply: unknown, logged: string][] = [
  ['a field that is missing', [{ ...paper, _id: undefined }], '[0]._id (optionality)'],
  ['a field of another type', [paper, { ...paper, pdf: 7 }], '[1].pdf (typeError)'],
  ['a field that is null', [{ ...paper, pdf: null }], '[0].pdf (nullable)'],
  ['a field that the schema does not name', [{ ...paper, uid: 'secret' }], '[0] (unknown: uid)'],
  [
    'an unknown field at a deeper level',
    [{ ...paper, links: { mail: 'secret' } }],
    '[0].links (unknown: mail)',
  ],
  [
    'more than one',
    [{ ...paper, _id: undefined, links: { mail: 'secret' } }],
    '[0]._id (optionality), [0].links (unknown: mail)',
  ],
  ['a value of another kind', 'secret', 'all of it (typeError)'],
  ['nothing', undefined, 'all of it (optionality)'],
];

describe('in a test and in the local suite', () => {
  it('a reply that fits its schema is sent', async () => {
    expect(await replied([paper])).toEqual({ status: 200, body: [{ ...paper, pdf: undefined }] });
    expect(errors()).toEqual([]);
  });

  it.each(misfits)('%s is refused, and the log names it without its value', async (_what, reply, logged) => {
    expect(await replied(reply)).toMatchObject({ status: 500, body: { code: 'internal' } });
    const error = errors()[0]?.error;
    expect(error).toContain(`The reply of GET /papers is not as its schema says: ${logged}\n`);
    expect(error).not.toContain('secret');
  });
});

it('what JSON cannot hold is an error of its own', async () => {
  expect(await replied([{ ...paper, anything: 1n }])).toMatchObject({ status: 500 });
  expect(errors()[0]?.error).toContain('BigInt');
});

it('the schema of an endpoint is made once', async () => {
  const reply = vi.fn(async () => mixed());
  const declared = endpoint('GET', '/papers', { access: 'public', summary: '', reply });
  const { refuseInvalidReply } = await import('./check-reply.ts');
  for (let asked = 0; asked < 3; asked++) await refuseInvalidReply(declared, 'fog');
  expect(reply).toHaveBeenCalledOnce();
});

it('on a developer’s machine it is refused too', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.resetModules();
  expect(await replied('secret')).toMatchObject({ status: 500 });
});

it('in production it is sent, and logged', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  expect(await replied([{ ...paper, pdf: 7 }])).toMatchObject({ status: 200, body: [{ pdf: 7 }] });
  await vi.waitFor(() =>
    expect(errors()).toEqual([
      expect.objectContaining({
        message: 'The reply of GET /papers is not as its schema says: [0].pdf (typeError)',
        requestId: expect.any(String),
      }),
    ]),
  );
  expect(await replied([paper])).toMatchObject({ status: 200 });
  expect(errors()).toEqual([]);
});
