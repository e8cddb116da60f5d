import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Attempt, useSending } from './use-sending.ts';

test('what arrives after the sending was cancelled does not make it go on', async () => {
  const { result } = renderHook(useSending);
  let given: Attempt | undefined;
  const sent = result.current
    .run((attempt) => {
      given = attempt;
      return new Promise<never>(() => {});
    })
    .catch((error: unknown) => error);
  act(() => result.current.cancel());
  await act(() => sent);
  act(() => given?.reportProgress());
  expect(result.current.state).toBe('idle');
});
