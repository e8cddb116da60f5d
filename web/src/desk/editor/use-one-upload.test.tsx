import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { timeouts } from '../../lib/timeouts.ts';
import type { Attempt } from '../../lib/use-sending.ts';
import { useOneUpload } from './use-one-upload.ts';

afterEach(() => vi.useRealTimers());

test('a slow upload is said, and may still arrive', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(useOneUpload);
  let arrive = (_address: string) => {};
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  let sent: Promise<string | undefined> | undefined;
  act(() => {
    sent = result.current.upload(() => arrived);
  });
  act(() => void vi.advanceTimersByTime(timeouts.slow));
  expect(result.current.sending.state).toBe('slow');
  arrive('/images/a.webp');
  await act(async () => expect(await sent).toBe('/images/a.webp'));
  expect(result.current.isBusy).toBe(false);
});

test('closing the dialog cancels it without a message', async () => {
  const { result, unmount } = renderHook(useOneUpload);
  let given: Attempt | undefined;
  let sent: Promise<string | undefined> | undefined;
  act(() => {
    sent = result.current.upload((attempt) => {
      given = attempt;
      return new Promise(() => {});
    });
  });
  expect(given?.signal.aborted).toBe(false);
  unmount();
  expect(await sent).toBeUndefined();
  expect(given?.signal.aborted).toBe(true);
});

test('what the server refuses is shown', async () => {
  const { result } = renderHook(useOneUpload);
  await act(async () => void (await result.current.upload(() => Promise.reject(new Error('no')))));
  expect(result.current.error).toBe(editorTexts.errors.upload);
  expect(result.current.isBusy).toBe(false);
});
