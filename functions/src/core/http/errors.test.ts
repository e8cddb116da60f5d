import { AppError } from '@lab/contract';
import { GrpcStatus } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { errorBody, toAppError } from './answer.ts';

test('an AppError is sent as it is, with its fields if it has some', () => {
  const error = new AppError('invalid', 'Title is required', { title: 'Title is required' });
  expect(toAppError(error)).toBe(error);
  expect(errorBody(error)).toEqual({
    message: 'Title is required',
    code: 'invalid',
    fields: { title: 'Title is required' },
  });
  expect(errorBody(new AppError('conflict', 'No'))).toEqual({ message: 'No', code: 'conflict' });
});

test('an empty list of fields is left out', () => {
  expect(errorBody(new AppError('invalid', 'No', {}))).toEqual({ message: 'No', code: 'invalid' });
});

test('fields that are only named have the text of the error', () => {
  const { fields } = errorBody(new AppError('invalid', 'Taken', ['name', 'terms[0].from']));
  expect(fields).toEqual({ name: 'Taken', 'terms[0].from': 'Taken' });
});

test('an address that cannot be decoded is answered 404', () => {
  expect(toAppError(new URIError('secret'))).toMatchObject({
    code: 'not-found',
    message: 'There is nothing at this address.',
  });
});

test.each([
  new Error('secret at line 3'),
  'secret',
  undefined,
  { code: GrpcStatus.ABORTED },
  new TypeError('secret'),
])('anything unforeseen (%o) tells nothing', (thrown) => {
  const error = toAppError(thrown);
  expect(error.status).toBe(500);
  expect(errorBody(error)).toEqual({ message: 'Internal Server Error', code: 'internal' });
});

test.each([
  GrpcStatus.ABORTED,
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
])('the database being busy (%i) asks to try again', (code) => {
  expect(toAppError(Object.assign(new Error('busy'), { code }))).toMatchObject({
    status: 503,
    message: 'The service is busy. Please try again in a moment.',
  });
});
