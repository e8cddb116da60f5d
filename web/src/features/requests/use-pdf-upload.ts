import { limits } from '@lab/contract';
import { fieldTexts } from '@lab/contract/texts';
import { useState } from 'react';
import { sentenceOfUpload } from '../../lib/upload-image.ts';

interface Shown {
  file?: File;
  error?: string;
  progress?: number;
  /** Where it lies, once it was sent: a second try sends nothing twice. */
  address?: string;
}

/** The paper's PDF, which is optional: chosen with the form, sent with the form. */
export function usePdfUpload() {
  const [shown, show] = useState<Shown>({});

  function choose(file: File) {
    if (file.type !== 'application/pdf') show((before) => ({ ...before, error: fieldTexts.notAPdf }));
    else if (file.size > limits.pdfBytes) show((before) => ({ ...before, error: fieldTexts.pdfTooLarge }));
    else show({ file });
  }

  async function send(): Promise<string | undefined> {
    const { file, address } = shown;
    if (!file || address) return address;
    const { uploadPdf } = await import('../../lib/upload.ts');
    try {
      const sent = await uploadPdf(file, (progress) => show((before) => ({ ...before, progress })));
      show({ file, address: sent });
      return sent;
    } catch (error) {
      show({ file, error: sentenceOfUpload(error) });
      throw error;
    }
  }

  return { ...shown, choose, send };
}

export type PdfUpload = ReturnType<typeof usePdfUpload>;
