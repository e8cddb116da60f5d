/**
 * Every endpoint is sent a few inputs of any shape, others in each run; none makes it answer 500 or ends the
 * process.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyEndpoint, nameOf } from '../../test/any-input.ts';
import { expectNo500 } from '../../test/any-request.ts';
import { call } from '../../test/call.ts';
import { makeAdmin } from '../../test/people.ts';

// This call would delete the account that the test uses.
const endpoints = everyEndpoint.filter(({ path }) => path !== '/myAccount');

let token: string;

beforeAll(async () => {
  token = (await makeAdmin()).token;
});

/** By chance the lab asks for consent now, and nobody could register in the tests that follow. */
afterAll(async () => {
  expect((await call('PATCH /consent', { token, body: { text: '' } })).status).toBe(200);
});

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s never answers 500',
  (_name, endpoint) => expectNo500(endpoint, token, 5),
);
