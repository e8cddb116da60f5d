import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { answerError } from './answer.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

it('an error after half of the reply closes the connection', () => {
  const thrown = new Error('too late');
  const next = vi.fn<(thrown: unknown) => void>();
  const status = vi.fn();
  answerError(thrown, {} as Request, { locals: {}, headersSent: true, status } as object as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith(thrown);
  expect(status).not.toHaveBeenCalled();
});
