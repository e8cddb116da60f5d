import { act, renderHook } from '@testing-library/react';
import type { UploadTask } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TimedOut } from './timeouts.ts';
import { uploadPdf } from './upload.ts';
import { usePdfUpload } from './upload-pdf.ts';
import { Cancelled } from './use-sending.ts';

// upload.test.ts sends files to a server.
vi.mock('./upload.ts', () => ({ uploadPdf: vi.fn() }));

const pdf = (name = 'paper.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });

function ofSize(bytes: number): File {
  return Object.defineProperty(pdf(), 'size', { value: bytes });
}

beforeEach(() => {
  vi.mocked(uploadPdf).mockReset().mockResolvedValue('/files/papers/mia/1.pdf');
});

function open(...purpose: Parameters<typeof usePdfUpload>) {
  const { result } = renderHook(() => usePdfUpload(...purpose));
  const attempt = { signal: new AbortController().signal, reportProgress: vi.fn() };
  return {
    now: () => result.current,
    attempt,
    choose: (file: File) => act(() => result.current.choose(file)),
    send: () => act(() => result.current.send(attempt).catch((error: unknown) => error)),
  };
}

describe('what may be chosen', () => {
  it('is no other kind of file, and the PDF that was chosen before stays', () => {
    const { choose, now } = open();
    const chosen = pdf();
    choose(chosen);
    choose(new File(['GIF'], 'fog.gif', { type: 'image/gif' }));
    expect(now()).toMatchObject({ file: chosen, error: 'This file is not a PDF' });
    choose(chosen);
    expect(now().error).toBeUndefined();
  });

  it('has 20 MB at most', () => {
    const { choose, now } = open();
    const largest = ofSize(20 * 1024 * 1024);
    choose(largest);
    expect(now()).toMatchObject({ file: largest });
    expect(now().error).toBeUndefined();
    choose(ofSize(20 * 1024 * 1024 + 1));
    expect(now()).toMatchObject({ file: largest, error: 'PDF size should be less than 20MB' });
  });
});

describe('a form that is sent', () => {
  it('has no address of a PDF if none was chosen, or if it was removed', async () => {
    const { choose, now, send } = open();
    expect(await send()).toBeUndefined();
    choose(pdf());
    await send();
    act(() => now().clear());
    expect(now().file).toBeUndefined();
    expect(await send()).toBeUndefined();
    expect(uploadPdf).toHaveBeenCalledOnce();
  });

  it('uploads the PDF once, however often it is sent', async () => {
    const { choose, now, attempt, send } = open('members');
    const file = pdf();
    choose(file);
    expect(await send()).toBe('/files/papers/mia/1.pdf');
    expect(await send()).toBe('/files/papers/mia/1.pdf');
    expect(uploadPdf).toHaveBeenCalledExactlyOnceWith(file, {
      purpose: 'members',
      signal: attempt.signal,
      onProgress: attempt.reportProgress,
      onTask: expect.any(Function),
    });
    expect(now()).toMatchObject({ file });
  });

  it('uploads another PDF that was chosen after a try', async () => {
    const { choose, send } = open();
    choose(pdf());
    await send();
    const other = pdf('other.pdf');
    choose(other);
    vi.mocked(uploadPdf).mockResolvedValueOnce('/files/papers/mia/2.pdf');
    expect(await send()).toBe('/files/papers/mia/2.pdf');
    expect(uploadPdf).toHaveBeenLastCalledWith(other, expect.objectContaining({ purpose: 'papers' }));
  });

  it('gives the field the task that sends it, until the upload ends', async () => {
    const task = {} as UploadTask;
    const { choose, now, attempt } = open();
    const file = pdf();
    choose(file);
    let finish = () => {};
    vi.mocked(uploadPdf).mockImplementationOnce((_, { onProgress, onTask } = {}) => {
      onTask?.(task);
      onProgress?.();
      return new Promise((resolve) => {
        finish = () => resolve('/files/papers/mia/1.pdf');
      });
    });
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = now().send(attempt);
    });
    await vi.waitFor(() => expect(now().sending?.task).toBe(task));
    expect(now().file).toBe(file);
    expect(attempt.reportProgress).toHaveBeenCalledOnce();
    await act(async () => {
      finish();
      await sent;
    });
    expect(now().sending).toBeUndefined();
  });
});

describe('a PDF that could not be uploaded', () => {
  it('stays chosen with a sentence that says why, and the next try uploads it', async () => {
    const { choose, now, send } = open();
    const file = pdf();
    choose(file);
    const refused = Object.assign(new Error('Firebase'), { code: 'storage/unauthorized' });
    vi.mocked(uploadPdf).mockRejectedValueOnce(refused);
    expect(await send()).toBe(refused);
    expect(now().file).toBe(file);
    expect(now().error).toBe('You may not upload this file. Please log in again and try once more.');
    expect(await send()).toBe('/files/papers/mia/1.pdf');
    expect(now().error).toBeUndefined();
  });

  it.each([
    ['was cancelled', new Cancelled()],
    ['was lost on the way', new TimedOut()],
  ])('has no sentence of its own if it %s, because the notice of the form says so', async (_, error) => {
    const { choose, now, send } = open();
    const file = pdf();
    choose(file);
    vi.mocked(uploadPdf).mockRejectedValueOnce(error);
    expect(await send()).toBe(error);
    expect(now().file).toBe(file);
    expect(now().error).toBeUndefined();
  });
});
