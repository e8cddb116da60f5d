import { Readable } from 'node:stream';
import { endpoint } from '@lab/contract/api/endpoint';
import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { mixed, object, string } from 'yup';
import { serveApp } from '../../test/serve-app.ts';
import { answerError } from './answer.ts';
import { SentFile } from './handler.ts';
import { serve } from './serve.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

it('an error after half of the reply closes the connection', () => {
  const thrown = new Error('too late');
  const next = vi.fn<(thrown: unknown) => void>();
  const status = vi.fn();
  answerError(thrown, {} as Request, { locals: {}, headersSent: true, status } as object as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith(thrown);
  expect(status).not.toHaveBeenCalled();
});

const declared = { access: 'public', summary: '', reply: async () => mixed() } as const;
const file = endpoint('GET', '/reports', { ...declared, sends: 'application/pdf' });
const stored = endpoint('POST', '/reports', { ...declared, body: async () => object({ image: string() }) });

it('a file is sent with its name, for saving', async () => {
  const handler = async () => new SentFile('report.pdf', Readable.from(['%PDF', '-1.7']));
  const address = await serveApp(serve([{ endpoint: file, handler }]));
  const answer = await fetch(`${address}/api/reports`);
  expect(await answer.text()).toBe('%PDF-1.7');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="report.pdf"');
});

it('files that a body names are kept before anything is done, and nothing is kept without a body', async () => {
  const steps: string[] = [];
  const handler = async () => void steps.push('done');
  const keepFiles = async (body: unknown) => void steps.push(JSON.stringify(body));
  const more = { files: [], keepFiles, describe: async () => ({}) };
  const mounted = [stored, { ...file, sends: undefined }].map((one) => ({ endpoint: one, handler }));
  const address = `${await serveApp(serve(mounted, more))}/api/reports`;
  const body = JSON.stringify({ image: '/images/a.webp' });
  await fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  expect(steps).toEqual([body, 'done']);
  await fetch(address);
  expect(steps).toEqual([body, 'done', 'done']);
});
