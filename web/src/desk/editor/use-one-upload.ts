import { editorTexts } from '@lab/contract/markdown/desk/texts';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../lib/use-sending.ts';

/** Sends the file of a dialog; closing the dialog cancels it. */
export function useOneUpload() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  /** Undefined if it failed, which is then shown. */
  async function upload(
    send: (attempt: Attempt) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const { signal } = controller.current;
    setBusy(true);
    setError('');
    try {
      return await send({ signal, reportProgress() {} });
    } catch {
      if (!signal.aborted) setError(editorTexts.errors.upload);
      return undefined;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }

  return { isBusy, error, upload };
}
