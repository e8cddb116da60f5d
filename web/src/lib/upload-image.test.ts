import { act, renderHook } from '@testing-library/react';
import type { UploadTask } from 'firebase/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { ImageError, type ImageFault, type PreparedImage, prepareImage } from './images.ts';
import { TimedOut } from './timeouts.ts';
import { uploadImage } from './upload.ts';
import { sentenceOfUpload, useImageUpload } from './upload-image.ts';
import { Cancelled } from './use-sending.ts';

// images.test.ts resizes pictures, and upload.test.ts sends files to a server.
vi.mock('./images.ts', async (original) => ({ ...(await original<object>()), prepareImage: vi.fn() }));
vi.mock('./upload.ts', () => ({ uploadImage: vi.fn() }));

const options = { purpose: 'news' } as const;
const file = (name = 'fog.png') => new File(['fog'], name, { type: 'image/png' });
const resized = (width = 900): PreparedImage => ({
  purpose: 'news',
  width,
  height: 600,
  original: new Blob(['fog']),
});
const storageError = (code: string) => Object.assign(new Error('Firebase'), { code });
const removed: string[] = [];
const mayNot = 'You may not upload this file. Please log in again and try once more.';
const failed = 'The file could not be uploaded. Please try again.';

beforeEach(() => {
  removed.length = 0;
  URL.createObjectURL = (blob) => `blob:${blob instanceof File ? blob.name : ''}`;
  URL.revokeObjectURL = (address) => void removed.push(address);
  vi.mocked(prepareImage).mockReset().mockResolvedValue(resized());
  vi.mocked(uploadImage).mockReset().mockResolvedValue('/images/news/mia/1.webp');
});

/** A picture whose resizing ends when the test says so. */
function heldImage() {
  let finish = (_image: PreparedImage) => {};
  let fail = (_error: Error) => {};
  const held = new Promise<PreparedImage>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  vi.mocked(prepareImage).mockReturnValueOnce(held);
  return {
    finish: (image = resized()) => act(async () => finish(image)),
    fail: (fault: ImageFault) => act(async () => fail(new ImageError(fault))),
  };
}

function open(tooLarge?: string) {
  const { result, unmount } = renderHook(() => useImageUpload(options, tooLarge));
  const attempt = { signal: new AbortController().signal, reportProgress: vi.fn() };
  return {
    now: () => result.current,
    attempt,
    unmount,
    choose: (chosen: File) => act(async () => result.current.choose(chosen)),
    send: () => act(() => result.current.send(attempt).catch((error: unknown) => error)),
  };
}

describe('a chosen picture', () => {
  it('counts as chosen while it is resized, and is shown when it is ready', async () => {
    const { now, choose } = open();
    expect(now()).toMatchObject({ chosen: false });
    const held = heldImage();
    const fog = file();
    await choose(fog);
    expect(prepareImage).toHaveBeenCalledExactlyOnceWith(fog, options);
    expect(now()).toMatchObject({ chosen: true, preparing: true });
    expect(now().preview).toBeUndefined();
    await held.finish();
    expect(now()).toMatchObject({ chosen: true, preview: 'blob:fog.png', file: fog });
    expect(now().preparing).toBeUndefined();
  });

  it('is released from memory when another one replaces it and when the form closes', async () => {
    const { choose, unmount } = open();
    await choose(file());
    expect(removed).toEqual([]);
    await choose(file('rain.png'));
    expect(removed).toEqual(['blob:fog.png']);
    unmount();
    expect(removed).toEqual(['blob:fog.png', 'blob:rain.png']);
  });

  it.each<[ImageFault, string]>([
    ['not-an-image', 'This file is not an image'],
    ['too-large-to-read', 'The file of a picture can have at most 60 MB'],
    ['too-large', 'Image size should be less than 5MB'],
    ['no-encoder', 'This browser cannot prepare pictures. Please use a current Chrome, Edge or Firefox.'],
  ])('that cannot be used (%s) leaves the one before, with a sentence', async (fault, sentence) => {
    const { now, choose, send } = open();
    await choose(file());
    vi.mocked(prepareImage).mockRejectedValueOnce(new ImageError(fault));
    await choose(file('rain.png'));
    expect(now()).toMatchObject({ error: sentence, preview: 'blob:fog.png', chosen: true });
    expect(now().preparing).toBeUndefined();
    expect(await send()).toBe('/images/news/mia/1.webp');
  });

  it('that the browser could not prepare is not called the wrong kind of file', async () => {
    const { now, choose } = open();
    vi.mocked(prepareImage).mockRejectedValueOnce(new Error('The image worker could not be loaded'));
    await choose(file());
    expect(now()).toMatchObject({ error: failed, chosen: false });
  });

  it('that is too large is refused in the words of the form', async () => {
    const { now, choose } = open('Choose a smaller portrait');
    vi.mocked(prepareImage).mockRejectedValueOnce(new ImageError('too-large'));
    await choose(file());
    expect(now()).toMatchObject({ error: 'Choose a smaller portrait', chosen: false });
  });

  it.each([
    ['is ready', (first: ReturnType<typeof heldImage>) => first.finish(resized(1))],
    ['cannot be used', (first: ReturnType<typeof heldImage>) => first.fail('not-an-image')],
  ])('stays when an earlier one, which took longer, %s', async (_, ends) => {
    const { now, choose, send } = open();
    const first = heldImage();
    await choose(file('slow.png'));
    const last = resized(2);
    vi.mocked(prepareImage).mockResolvedValueOnce(last);
    await choose(file('fast.png'));
    await ends(first);
    expect(now()).toMatchObject({ preview: 'blob:fast.png' });
    expect(now().error).toBeUndefined();
    await send();
    expect(uploadImage).toHaveBeenCalledExactlyOnceWith(last, expect.anything());
  });

  it('stays removed if it was removed while it was resized', async () => {
    const { now, choose, send } = open();
    const held = heldImage();
    await choose(file());
    act(() => now().clear());
    await held.finish();
    expect(now()).toMatchObject({ chosen: false });
    expect(await send()).toBeUndefined();
  });

  it('takes the sentence of the form away', async () => {
    const { now, choose } = open();
    act(() => now().showError('Choose a picture'));
    expect(now()).toMatchObject({ error: 'Choose a picture', chosen: false });
    const held = heldImage();
    await choose(file());
    expect(now().error).toBeUndefined();
    await held.finish();
    act(() => now().showError('Describe the picture'));
    expect(now()).toMatchObject({ error: 'Describe the picture', preview: 'blob:fog.png' });
  });
});

describe('a form that is sent', () => {
  it('waits for the picture that is still being resized', async () => {
    const { choose, attempt, now } = open();
    const held = heldImage();
    await choose(file());
    const sent = now().send(attempt);
    const image = resized();
    await held.finish(image);
    expect(await act(() => sent)).toBe('/images/news/mia/1.webp');
    expect(uploadImage).toHaveBeenCalledExactlyOnceWith(image, {
      signal: attempt.signal,
      onProgress: attempt.reportProgress,
      onTask: expect.any(Function),
    });
  });

  it('uploads the picture once, however often it is sent', async () => {
    const { choose, send } = open();
    expect(await send()).toBeUndefined();
    await choose(file());
    expect(await send()).toBe('/images/news/mia/1.webp');
    expect(await send()).toBe('/images/news/mia/1.webp');
    expect(uploadImage).toHaveBeenCalledOnce();
  });

  it.each<[string, (form: ReturnType<typeof open>) => unknown]>([
    ['another one was chosen', ({ choose }) => choose(file('rain.png'))],
    ['the uploaded file was removed', ({ now }) => act(() => now().discard())],
  ])('uploads a picture again if %s', async (_, happens) => {
    const form = open();
    await form.choose(file());
    await form.send();
    await happens(form);
    vi.mocked(uploadImage).mockResolvedValueOnce('/images/news/mia/2.webp');
    expect(await form.send()).toBe('/images/news/mia/2.webp');
  });

  it('has no picture after it was removed, also if it was uploaded before', async () => {
    const { now, choose, send } = open();
    await choose(file());
    await send();
    act(() => now().clear());
    expect(now()).toMatchObject({ chosen: false });
    expect(await send()).toBeUndefined();
  });

  it('gives the field the task that sends it, until the upload ends', async () => {
    const task = {} as UploadTask;
    const { now, choose, attempt } = open();
    await choose(file());
    let finish = () => {};
    vi.mocked(uploadImage).mockImplementationOnce((_, { onProgress, onTask } = {}) => {
      onTask?.(task);
      onProgress?.();
      return new Promise((resolve) => {
        finish = () => resolve('/images/news/mia/1.webp');
      });
    });
    let sent: Promise<unknown> = Promise.resolve();
    act(() => {
      sent = now().send(attempt);
    });
    await vi.waitFor(() => expect(now()).toMatchObject({ sending: { task }, preview: 'blob:fog.png' }));
    expect(attempt.reportProgress).toHaveBeenCalledOnce();
    await act(async () => {
      finish();
      await sent;
    });
    expect(now().sending).toBeUndefined();
    expect(now().preview).toBe('blob:fog.png');
  });
});

describe('a picture that could not be uploaded', () => {
  it('stays chosen with a sentence that says why, and the next try uploads it', async () => {
    const { now, choose, send } = open();
    await choose(file());
    const refused = storageError('storage/unauthorized');
    vi.mocked(uploadImage).mockRejectedValueOnce(refused);
    expect(await send()).toBe(refused);
    expect(now()).toMatchObject({
      preview: 'blob:fog.png',
      error: mayNot,
    });
    expect(await send()).toBe('/images/news/mia/1.webp');
  });

  it.each([
    ['was cancelled', new Cancelled()],
    ['was lost on the way', new TimedOut()],
  ])('has no sentence of its own if it %s, because the notice of the form says so', async (_, error) => {
    const { now, choose, send } = open();
    await choose(file());
    vi.mocked(uploadImage).mockRejectedValueOnce(error);
    expect(await send()).toBe(error);
    expect(now()).toMatchObject({ preview: 'blob:fog.png' });
    expect(now().error).toBeUndefined();
  });
});

it.each<[string, unknown, string]>([
  ['the server has refused', new ApiError(400, 'invalid', 'The title is taken'), 'The title is taken'],
  ['the storage does not allow', storageError('storage/unauthorized'), mayNot],
  ['was sent after the end of the session', storageError('storage/unauthenticated'), mayNot],
  ['the storage could not keep', storageError('storage/unknown'), failed],
  ['failed without a code', new Error('Failed to fetch'), failed],
  ['failed without an error', undefined, failed],
])('the sentence about a file that %s', (_, error, sentence) => {
  expect(sentenceOfUpload(error)).toBe(sentence);
});
