import { limits } from '@lab/contract';
import { fieldTexts } from '@lab/contract/texts';
import { useRef, useState } from 'react';
import { sentenceOfUpload } from './upload-image.ts';
import { type Attempt, isSaidByForm } from './use-sending.ts';

interface Shown {
  file?: File;
  error?: string;
  progress?: number;
}

/** The paper's PDF, which is optional: chosen with the form, sent with the form. */
export function usePdfUpload() {
  const [shown, show] = useState<Shown>({});
  // Where it lies, once it was sent: a second try sends nothing twice.
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
        signal: attempt.signal,
        onProgress: (progress) => {
          attempt.moved();
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
