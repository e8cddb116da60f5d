/** Sends an endpoint input of any shape. */
import type { AnyEndpoint } from '@lab/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { anyBody, anyQuery, anyType, inPaths } from './any-input.ts';
import { call } from './call.ts';

export async function expectNo500(endpoint: AnyEndpoint, token: string, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inPaths, anyQuery, anyBody, anyType, async (inPath, inQuery, sent, type) => {
      const path = endpoint.path.replace(/\{\w+\}/, inPath).replace(/\{\w+\}/, 'x') + inQuery;
      const request = endpoint.method === 'GET' ? {} : { body: sent, headers: { 'Content-Type': type } };
      const { status } = await call(`${endpoint.method} ${path}`, { token, ...request });
      expect(status).toBeLessThan(500);
    }),
    { numRuns, endOnFailure: true },
  );
}
