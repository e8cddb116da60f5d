import { limits } from '@lab/contract/api/limits';
import type { FilePurpose } from '@lab/contract/lib/uploads/files';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { useRef, useState } from 'react';
import { type Shown, sendShown } from './upload-image.ts';
import type { Attempt } from './use-sending.ts';

interface UploadState extends Shown {
  file?: File;
}

/** The PDF of a form: chosen in the form, uploaded when the form is sent. */
export function usePdfUpload(purpose: FilePurpose = 'papers') {
  const [state, setState] = useState<UploadState>({});
  // Address of the uploaded file, so that a second try does not upload it again.
  const sent = useRef<string>(undefined);

  const showError = (error: string) => setState((before) => ({ ...before, error }));

  function choose(file: File) {
    if (file.type !== 'application/pdf') return showError(fieldTexts.notAPdf);
    if (file.size > limits.pdfBytes) return showError(fieldTexts.pdfTooLarge);
    sent.current = undefined;
    setState({ file });
  }

  function clear() {
    sent.current = undefined;
    setState({});
  }

  async function send(attempt: Attempt): Promise<string | undefined> {
    const { file } = state;
    if (!file || sent.current) return sent.current;
    sent.current = await sendShown(attempt, setState, async (watch) => {
      const { uploadPdf } = await import('./upload.ts');
      return uploadPdf(file, { ...watch, purpose });
    });
    return sent.current;
  }

  return { ...state, choose, clear, send };
}

export type PdfUpload = ReturnType<typeof usePdfUpload>;
