import { limits } from '@lab/contract';
import { fieldTexts } from '@lab/contract/texts';
import type { FilePurpose } from '@lab/contract/uploads/files';
import { useRef, useState } from 'react';
import { sentenceOfUpload } from './upload-image.ts';
import { type Attempt, isSaidByForm } from './use-sending.ts';

interface Shown {
  file?: File;
  error?: string;
  progress?: number;
}

/** The PDF of a form: chosen in the form, uploaded when the form is sent. */
export function usePdfUpload(purpose: FilePurpose = 'papers') {
  const [shown, show] = useState<Shown>({});
  // Address of the uploaded file, so that a second try does not upload it again.
  const sent = useRef<string>(undefined);

  function choose(file: File) {
    if (file.type !== 'application/pdf') show((before) => ({ ...before, error: fieldTexts.notAPdf }));
    else if (file.size > limits.pdfBytes) show((before) => ({ ...before, error: fieldTexts.pdfTooLarge }));
    else {
      sent.current = undefined;
      show({ file });
    }
  }

  function unchoose() {
    sent.current = undefined;
    show({});
  }

  async function send(attempt: Attempt): Promise<string | undefined> {
    const { file } = shown;
    if (!file || sent.current) return sent.current;
    const { uploadPdf } = await import('./upload.ts');
    try {
      sent.current = await uploadPdf(file, {
        purpose,
        signal: attempt.signal,
        onProgress: (progress) => {
          attempt.reportProgress();
          show((before) => ({ ...before, progress }));
        },
      });
      show({ file });
      return sent.current;
    } catch (error) {
      show({ file, ...(isSaidByForm(error) ? {} : { error: sentenceOfUpload(error) }) });
      throw error;
    }
  }

  return { ...shown, choose, unchoose, send };
}

export type PdfUpload = ReturnType<typeof usePdfUpload>;
