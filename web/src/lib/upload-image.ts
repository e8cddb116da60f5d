/** One picture of a form: resized when it is chosen, uploaded when the form is sent. */
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from './api.ts';
import { ImageError, type ImageOptions, type PreparedImage, prepareImage } from './images.ts';
import type { UploadTask, Watch } from './upload.ts';
import { type Attempt, isShownByForm } from './use-sending.ts';

interface UploadState extends Shown {
  /** URL of the chosen picture on this device. */
  preview?: string;
  /** The chosen file, before it is resized. */
  file?: File;
  /** True while the picture is being resized. */
  preparing?: boolean;
}

interface Choice {
  file: File;
  preparing: Promise<PreparedImage>;
  /** What counts again if this is no picture. */
  before: Choice | undefined;
}

export interface ImageUpload extends UploadState {
  chosen: boolean;
  choose(file: File): void;
  clear(): void;
  showError(error: string): void;
  /** Uploads the chosen picture once, even if the form is sent again, and returns its address. */
  send(attempt: Attempt): Promise<string | undefined>;
  /** Makes the next `send` upload again, because the uploaded file was removed. */
  discard(): void;
}

export function sentenceOfImage(error: unknown, tooLarge: string = fieldTexts.imageTooLarge): string {
  if (!(error instanceof ImageError)) return sentenceOfUpload(error);
  if (error.fault === 'too-large') return tooLarge;
  if (error.fault === 'too-large-to-read') return fieldTexts.chosenImageTooLarge;
  return error.fault === 'no-encoder' ? fieldTexts.noImageEncoder : fieldTexts.notAnImage;
}

export function sentenceOfUpload(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const refused = code === 'storage/unauthorized' || code === 'storage/unauthenticated';
  return refused ? fieldTexts.uploadRefused : fieldTexts.uploadFailed;
}

export interface Shown {
  error?: string;
  /** Only while the file is being sent; without a task until its code is loaded. */
  sending?: { task?: UploadTask | undefined };
}

/** Sends a file, and shows in its field which part is sent and what went wrong. */
export async function sendShown<State extends Shown>(
  { signal, reportProgress }: Attempt,
  setState: (change: (before: State) => State) => void,
  upload: (watch: Watch) => Promise<string>,
): Promise<string> {
  const show = (shown: Shown) => setState((before) => ({ ...before, ...shown }));
  show({ error: undefined, sending: {} });
  const onTask = (task: UploadTask | undefined) => show({ sending: { task } });
  try {
    return await upload({ signal, onProgress: reportProgress, onTask });
  } catch (error) {
    // The form shows its own notice for a lost or cancelled upload.
    if (!isShownByForm(error)) show({ error: sentenceOfUpload(error) });
    throw error;
  } finally {
    show({ sending: undefined });
  }
}

export function useImageUpload(options: ImageOptions, tooLarge?: string): ImageUpload {
  const [state, setState] = useState<UploadState>({});
  // `send` waits for this choice, so that a form sent right after it includes the picture.
  const latest = useRef<Choice>(undefined);
  const shown = useRef<Choice>(undefined);
  const sent = useRef<string>(undefined);
  const { preview } = state;

  useEffect(() => {
    return () => {
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  async function choose(file: File) {
    const choice = { file, preparing: prepareImage(file, options), before: latest.current };
    latest.current = choice;
    await show(choice);
  }

  async function show(choice: Choice, error?: string): Promise<void> {
    setState((before) => ({ ...before, error, preparing: true }));
    try {
      await choice.preparing;
    } catch (failure) {
      if (latest.current !== choice) return;
      latest.current = choice.before;
      const sentence = error ?? sentenceOfImage(failure, tooLarge);
      // What is sent instead may have become ready while it was not the last.
      if (choice.before) return show(choice.before, sentence);
      return setState(({ preparing: _, ...rest }) => ({ ...rest, error: sentence }));
    }
    if (latest.current !== choice) return;
    if (shown.current === choice) return setState(({ preparing: _, ...rest }) => rest);
    shown.current = choice;
    choice.before = undefined;
    sent.current = undefined;
    setState({ preview: URL.createObjectURL(choice.file), file: choice.file, ...(error && { error }) });
  }

  function clear() {
    latest.current = undefined;
    shown.current = undefined;
    sent.current = undefined;
    setState({});
  }

  async function send(attempt: Attempt) {
    const image = await latest.current?.preparing;
    if (!image || sent.current) return sent.current;
    sent.current = await sendShown(attempt, setState, async (watch) => {
      const { uploadImage } = await import('./upload.ts');
      return uploadImage(image, watch);
    });
    return sent.current;
  }

  return {
    ...state,
    chosen: state.preview !== undefined || state.preparing === true,
    choose: (file) => void choose(file),
    clear,
    showError: (error) => setState((before) => ({ ...before, error })),
    send,
    discard: () => {
      sent.current = undefined;
    },
  };
}
