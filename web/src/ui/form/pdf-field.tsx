import { paperTexts } from '@lab/contract/papers/texts';
import { siteTexts } from '@lab/contract/texts';
import { useId } from 'react';
import type { PdfUpload } from '../../lib/upload-pdf.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './form.module.css';

export function PdfField({ pdf, kept }: { pdf: PdfUpload; kept: string | undefined }) {
  const id = useId();
  return (
    <FieldGroup legend={paperTexts.fields.pdf}>
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
    </FieldGroup>
  );
}
