import { api } from '@lab/contract';
import { expect, it } from 'vitest';
import { stubServer } from '../test/server.ts';
import { ApiError, send } from './api.ts';
import { consentQuery, isConsentMissing } from './consent.ts';
import { createQueryClient } from './query.ts';

it('the text is the current one, never one of a shared cache', async () => {
  const text = { version: '2', text: 'I agree.' };
  const server = stubServer().answersWith(api.consent.current, () => ({ body: text }));
  const client = createQueryClient(send);
  expect(await client.fetchQuery(consentQuery)).toEqual(text);
  expect(client.getQueryData([api.consent.current.path])).toEqual(text);
  expect(server.calls(api.consent.current)[0]?.query).toEqual({ fresh: expect.stringMatching(/^\d+$/) });
});

it.each([
  [
    'a record without the current consent',
    new ApiError(400, 'invalid', '', { consent: 'Please agree' }),
    true,
  ],
  ['a record with another fault', new ApiError(400, 'invalid', '', { title: 'Too long' }), false],
  ['another failure', Object.assign(new Error('No'), { fields: { consent: 'x' } }), false],
  ['no error at all', undefined, false],
])('the missing consent is the reason: %s', (_, error, missing) => {
  expect(isConsentMissing(error)).toBe(missing);
});
