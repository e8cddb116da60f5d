import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { useEffect, useState } from 'react';
import { type Attempt, isShownByForm, useSending } from '../../lib/use-sending.ts';

/** Sends the file of a dialog; closing the dialog cancels it. */
export function useOneUpload() {
  const sending = useSending();
  const [error, setError] = useState('');
  const { cancel } = sending;
  useEffect(() => cancel, [cancel]);

  /** Undefined if it failed, which is then shown. */
  async function upload(
    send: (attempt: Attempt) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    setError('');
    try {
      return await sending.run(send);
    } catch (failure) {
      if (!isShownByForm(failure)) setError(editorTexts.errors.upload);
      return undefined;
    }
  }

  return { isBusy: sending.state !== 'idle', sending, error, upload };
}
