import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareImage } from './images.ts';
import type { Outcome } from './images-worker.ts';

const mebibyte = 1024 * 1024;
const picture = (bytes = 4, type = 'image/png') => new File([new Uint8Array(bytes)], 'fog.png', { type });
const bitmap = { width: 2160, height: 1440, close() {} };
const resized = { width: 1, height: 1, original: new Blob(['o']) };

const createBitmap = vi.fn(async () => bitmap);
beforeEach(() => {
  createBitmap.mockClear();
  vi.stubGlobal('createImageBitmap', createBitmap);
});

describe('in a browser whose workers can draw', () => {
  let answer: (worker: FakeWorker) => void;
  let workers: FakeWorker[];

  class FakeWorker {
    onmessage?: (event: { data: Outcome }) => void;
    onerror?: (event: { message: string }) => void;
    ended = false;
    tasks: unknown[] = [];
    constructor(
      readonly address: URL,
      readonly options: object,
    ) {
      workers.push(this);
    }
    postMessage(task: unknown) {
      this.tasks.push(task);
      answer(this);
    }
    terminate() {
      this.ended = true;
    }
  }

  beforeEach(() => {
    workers = [];
    answer = (worker) => worker.onmessage?.({ data: { resized } });
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('Worker', FakeWorker);
  });

  it('a worker resizes the picture and is terminated', async () => {
    const file = picture();
    expect(await prepareImage(file, { purpose: 'news' })).toEqual({ ...resized, purpose: 'news' });
    const [worker] = workers;
    expect(String(worker?.address)).toMatch(/\/images-worker\.ts\b/);
    expect(worker?.options).toEqual({ type: 'module' });
    expect(worker?.tasks).toEqual([{ file, plan: expect.objectContaining({ width: 1080, quality: 95 }) }]);
    expect(worker?.ended).toBe(true);
  });

  it.each<[string, (worker: FakeWorker) => void, object]>([
    ['an image error', (w) => w.onmessage?.({ data: { fault: 'not-an-image' } }), { fault: 'not-an-image' }],
    [
      'an unexpected error',
      (w) => w.onmessage?.({ data: { broken: 'TypeError: x' } }),
      { message: 'TypeError: x' },
    ],
    ['an error of the script', (w) => w.onerror?.({ message: 'syntax' }), { message: 'syntax' }],
    [
      'a script that does not load',
      (w) => w.onerror?.({ message: '' }),
      { message: 'The image worker could not be loaded' },
    ],
  ])('%s is reported, and the worker is terminated', async (_, how, failure) => {
    answer = how;
    await expect(prepareImage(picture(), { purpose: 'news' })).rejects.toMatchObject(failure);
    expect(workers[0]?.ended).toBe(true);
  });

  it('a photo of 60 MB may be chosen, and a picture whose type the device does not know', async () => {
    await expect(prepareImage(picture(60 * mebibyte), { purpose: 'news' })).resolves.toBeDefined();
    await expect(prepareImage(picture(4, ''), { purpose: 'news' })).resolves.toBeDefined();
  });

  it('what is uploaded has less than 5 MB', async () => {
    const made = (bytes: number) => ({ ...resized, original: new Blob([new Uint8Array(bytes)]) });
    answer = (worker) => worker.onmessage?.({ data: { resized: made(5 * mebibyte - 1) } });
    await expect(prepareImage(picture(), { purpose: 'news' })).resolves.toBeDefined();
    answer = (worker) => worker.onmessage?.({ data: { resized: made(5 * mebibyte) } });
    await expect(prepareImage(picture(), { purpose: 'news' })).rejects.toMatchObject({ fault: 'too-large' });
  });
});

describe('in a browser whose workers cannot draw', () => {
  const drawn: unknown[][] = [];
  const made: { width: number; height: number; type: string; quality: number }[] = [];
  const context = {
    imageSmoothingQuality: 'low',
    drawImage: (...given: unknown[]) => drawn.push(given),
  };

  beforeEach(() => {
    drawn.length = 0;
    made.length = 0;
    context.imageSmoothingQuality = 'low';
    vi.stubGlobal('OffscreenCanvas', undefined);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      (kind: string) => (kind === '2d' ? context : null) as never,
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type = '',
      quality = 0,
    ) {
      made.push({ width: this.width, height: this.height, type, quality });
      done(new Blob(['x'], { type }));
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('the page renders the picture upright, as well as it can', async () => {
    const file = picture();
    const { width, height } = await prepareImage(file, { purpose: 'news' });
    expect(createBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
    expect([width, height]).toEqual([1080, 720]);
    expect(drawn[0]).toEqual([bitmap, 0, 0, 1080, 720]);
    expect(context.imageSmoothingQuality).toBe('high');
    expect(made).toEqual([{ width: 1080, height: 720, type: 'image/webp', quality: 0.95 }]);
  });

  it('a very flat picture keeps a height of one pixel', async () => {
    createBitmap.mockResolvedValueOnce({ ...bitmap, width: 5000, height: 1 });
    await prepareImage(picture(), { purpose: 'news' });
    expect(made.map(({ height }) => height)).toEqual([1]);
  });

  it('a browser without a canvas reports an error', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(prepareImage(picture(), { purpose: 'news' })).rejects.toMatchObject({
      name: 'ImageError',
      message: 'no-encoder',
      fault: 'no-encoder',
    });
  });
});

describe('the worker', () => {
  const answers: Outcome[] = [];
  const ask = async (task: object) => {
    answers.length = 0;
    vi.stubGlobal('postMessage', (outcome: Outcome) => answers.push(outcome));
    await import('./images-worker.ts');
    dispatchEvent(new MessageEvent('message', { data: task }));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    return answers[0];
  };
  const plan = { width: 10, height: 10, quality: 50 };

  it('answers with the picture', async () => {
    class Canvas {
      getContext = () => ({ drawImage() {} });
      convertToBlob = async () => new Blob(['x'], { type: 'image/webp' });
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    expect(await ask({ file: picture(), plan })).toMatchObject({
      resized: { width: 10, height: 7 },
    });
  });

  it('sends the kind of an image error, because its class is lost', async () => {
    createBitmap.mockRejectedValueOnce(new Error('no image'));
    expect(await ask({ file: picture(), plan })).toEqual({ fault: 'not-an-image' });
  });

  it('sends the message of any other error', async () => {
    expect(await ask({ file: picture() })).toEqual({ broken: expect.stringMatching(/^TypeError: /) });
  });
});
