import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useId, useRef } from 'react';
import { type FieldValues, get, useController } from 'react-hook-form';
import type { PdfUpload } from '../../lib/upload-pdf.ts';
import { Button } from '../button.tsx';
import { ChosenFile, UploadProgress } from './chosen-file.tsx';
import { FieldGroup } from './field-group.tsx';
import { FileButton } from './file-button.tsx';
import styles from './form.module.css';
import { PdfLook } from './pdf-look.tsx';
import type { FieldOf } from './text-field.tsx';

const { fields } = paperTexts;
const { write } = paperFormTexts;

type Props<Values extends FieldValues> = Omit<FieldOf<Values>, 'label'> & {
  pdf: PdfUpload;
  label?: string;
  /** What may be chosen. */
  hint?: string;
};

/**
 * The form value is the address of the stored PDF, or empty to remove it; a chosen file is kept apart from
 * the form.
 */
export function PdfField<Values extends FieldValues>({
  control,
  name,
  pdf,
  label = fields.pdf,
  hint,
}: Props<Values>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState, formState } = useController({ control, name });
  const current: string | undefined = get(formState.defaultValues, name);
  const error = pdf.error ?? fieldState.error?.message;
  const isSending = formState.isSubmitting || pdf.sending !== undefined;

  function takeBackChoice() {
    pdf.clear();
    input.current?.focus();
  }

  return (
    <FieldGroup legend={label}>
      {(field.value || current) && !pdf.file && (
        <div className={styles.kept}>
          {field.value && (
            <a href={field.value} target="_blank" rel="noopener noreferrer">
              {write.currentPdf}
            </a>
          )}
          <Button
            kind="quiet"
            disabled={isSending}
            onClick={() => field.onChange(field.value ? '' : current)}
          >
            {field.value ? write.removePdf : write.keepPdf}
          </Button>
          <span role="status">{!field.value && write.pdfRemoved}</span>
        </div>
      )}
      <div className={styles.chosen}>
        <FileButton
          ref={input}
          label={label}
          accept="application/pdf"
          invalid={Boolean(error)}
          describedBy={`${id}-hint ${id}-error`}
          disabled={isSending}
          onChoose={pdf.choose}
        >
          {write.choosePdf}
        </FileButton>
        {pdf.file ? <ChosenFile file={pdf.file} /> : <span id={`${id}-hint`}>{hint}</span>}
      </div>
      {pdf.file && <PdfLook key={pdf.file.name} file={pdf.file} />}
      {pdf.file && (
        <div>
          <Button kind="quiet" disabled={isSending} onClick={takeBackChoice}>
            {write.unchoosePdf}
          </Button>
        </div>
      )}
      {pdf.sending && <UploadProgress task={pdf.sending.task} />}
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </FieldGroup>
  );
}
