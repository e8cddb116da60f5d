/**
 * Whatever its shape, no input makes an endpoint answer 500 or ends the process: one endpoint for each form
 * of body.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyEndpoint, nameOf, oddNames } from '../../test/any-input.ts';
import { expectNo500 } from '../../test/any-request.ts';
import { call } from '../../test/call.ts';
import { makeAdmin } from '../../test/people.ts';

/** What it stands for, and the endpoint. */
const ofEachForm = [
  ['a list', 'GET /researchPapers'],
  ['a record', 'GET /researchPaper/{id}'],
  ['a query that must be there', 'GET /user'],
  ['a file', 'GET /forMembers/{id}/file'],
  ['a form', 'POST /News'],
  ['a form of a member', 'POST /ResearchRequest'],
  ['a form of a visitor', 'POST /barriers'],
  ['a form with lists of objects', 'PATCH /profile'],
  ['a list of ids', 'PATCH /teamOrder'],
  ['a part of the settings', 'PATCH /settings/home'],
  ['a whole mail', 'POST /mailAnswers/{key}'],
  ['a large file as text', 'POST /imports'],
  ['a token of the identity service', 'POST /jwt'],
  ['no body, deleting', 'DELETE /news/{id}'],
] as const;

const named = new Map(everyEndpoint.map((endpoint) => [nameOf(endpoint), endpoint]));
const withoutBody = everyEndpoint.filter(({ path, body }) => path.includes('{') && !body);

let token: string;

beforeAll(async () => {
  token = (await makeAdmin()).token;
});

describe.each(ofEachForm)('%s', (_form, name) => {
  test(`${name} never answers 500`, async () => {
    const endpoint = named.get(name);
    if (!endpoint) throw new Error(`There is no ${name}`);
    await expectNo500(endpoint, token, 30);
  });
});

test.each(withoutBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s looks for a record of any name',
  async (_name, { method, path }) => {
    for (const odd of oddNames.map(encodeURIComponent).filter((name) => name !== '..')) {
      const { status } = await call(`${method} ${path.replaceAll(/\{\w+\}/g, odd)}`, { token });
      expect([odd, status < 500]).toEqual([odd, true]);
    }
  },
);

test('no Authorization header is answered 500', async () => {
  await fc.assert(
    fc.asyncProperty(fc.base64String(), fc.base64String(), fc.base64String(), async (a, b, c) => {
      for (const path of ['GET /users', 'POST /jwt']) {
        const { status } = await call(path, {
          token: [a, b, c].join('.'),
          ...(path !== 'GET /users' && { body: {} }),
        });
        expect(status).toBe(401);
      }
    }),
    { numRuns: 50 },
  );
});
