import { paperTexts } from '@lab/contract/papers/texts';
import { siteTexts } from '@lab/contract/texts';
import { useId } from 'react';
import styles from './requests.module.css';
import type { PdfUpload } from './use-pdf-upload.ts';

export function PdfField({ pdf, kept }: { pdf: PdfUpload; kept: string | undefined }) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{paperTexts.fields.pdf}</legend>
      {kept && !pdf.file && (
        <a href={kept} target="_blank" rel="noopener noreferrer">
          {paperTexts.write.currentPdf}
        </a>
      )}
      <input
        type="file"
        accept="application/pdf"
        aria-label={paperTexts.fields.pdf}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) pdf.choose(file);
        }}
      />
      {pdf.progress !== undefined && (
        <progress value={pdf.progress} max={1} aria-label={siteTexts.uploading} />
      )}
      <p id={`${id}-said`} className={styles.error} role={pdf.error ? 'alert' : undefined}>
        {pdf.error}
      </p>
    </fieldset>
  );
}
