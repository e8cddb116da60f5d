/** What the server answers to calls that fail, apart because no page shows one from the start. */
import { words } from './words.ts';

export const errorTexts = words('error', {
  unauthorized: 'Please login again to continue.',
  sessionExpired: 'Your session has ended. Please log in again to continue.',
  sessionRevoked: 'You were signed out everywhere. Please log in again to continue.',
  accountDisabled: 'This account has been disabled.',
  forbidden: 'Forbidden access',
  notFound: 'Not found.',
  noSuchPath: 'There is nothing at this address.',
  methodNotAllowed: (allowed: string) => `This address answers only ${allowed}.`,
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is busy. Please try again in a moment.',
  listFull: 'This list is full. Please remove an entry first.',
  internal: 'Internal Server Error',
  invalid: 'Please check the fields and try again.',
  badCursor: 'This page link is no longer valid. Please start again from the first page.',
  changedMeanwhile: 'Somebody else has changed this since you opened it. Please compare and try again.',
} as const);
