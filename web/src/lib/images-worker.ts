import { ImageError, type ImageFault, type Resized, type ResizePlan, resize } from './images-resize.ts';

export interface Task {
  file: Blob;
  plan: ResizePlan;
}

export type Outcome = { resized: Resized } | { fault: ImageFault } | { broken: string };

async function work({ file, plan }: Task): Promise<Outcome> {
  try {
    return { resized: await resize(file, plan) };
  } catch (error) {
    // `postMessage` loses the class of an error, so only its kind is sent.
    return error instanceof ImageError ? { fault: error.fault } : { broken: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  postMessage(await work(data));
});
