import { expect, it } from 'vitest';
import { networkGoes } from '../test/network.ts';
import { ApiError } from './api.ts';
import { failureText } from './failure-text.ts';

const own = 'The paper could not be sent.';

it('a specific sentence of the server is shown', () => {
  expect(failureText(new ApiError(409, 'conflict', 'It is decided.'), own)).toBe('It is decided.');
});

it.each([
  ['no answer came', new ApiError(0, 'network', 'No connection.')],
  ['the server does not know either', new ApiError(500, 'internal', 'Internal Server Error')],
  ['the answer had no sentence', new ApiError(502, 'internal', 'Something went wrong')],
  ['the fault is in the browser', new TypeError('x is undefined')],
])('the screen’s own sentence is shown where %s', (_, error) => expect(failureText(error, own)).toBe(own));

it('the reason is added if the browser reports that it is offline', () => {
  networkGoes('offline');
  expect(failureText(new ApiError(0, 'network', 'No connection.'), own)).toBe(
    `${own} No connection to the server. Check your network and try again.`,
  );
  expect(failureText(new ApiError(409, 'conflict', 'It is decided.'), own)).toBe('It is decided.');
});
