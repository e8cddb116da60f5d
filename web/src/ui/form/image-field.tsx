import { siteTexts } from '@lab/contract/texts';
import { use, useId, useRef } from 'react';
import type { ImageUpload } from '../../lib/upload-image.ts';
import { Button } from '../button.tsx';
import { Picture } from '../picture.tsx';
import { ChosenFile, UploadProgress } from './chosen-file.tsx';
import { FileInput } from './file-input.tsx';
import styles from './form.module.css';
import { FormIsBusy } from './form.tsx';

interface Props {
  label: string;
  /** What may be chosen. */
  hint?: string;
  upload: ImageUpload;
  /** The address of the stored picture, shown until another one is chosen. */
  stored?: string;
  width: number;
  height: number;
  round?: boolean;
  /** Shows all of a picture of any shape, such as a logo. */
  whole?: boolean;
}

/** Shows and chooses a picture; the form itself uploads it. */
export function ImageField({ label, hint, upload, stored, width, height, round, whole }: Props) {
  const { preview = stored, file, progress, error, choose } = upload;
  // After the upload has ended, the form may still be saved with its address.
  const isSending = use(FormIsBusy) || progress !== undefined;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.image}>
      <Picture
        className={round ? styles.round : `${styles.preview} ${whole ? styles.whole : ''}`}
        src={preview}
        alt={siteTexts.imagePreview}
        width={width}
        height={height}
        sizes={`${width}px`}
      />
      <div>
        <legend>{label}</legend>
        <FileInput
          ref={input}
          accept="image/*"
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint ${id}-error`}
          disabled={isSending}
          onChoose={choose}
        />
        <Button
          kind="quiet"
          aria-hidden="true"
          tabIndex={-1}
          disabled={isSending}
          onClick={() => input.current?.click()}
        >
          {siteTexts.chooseImage}
        </Button>
        {file && <ChosenFile file={file} />}
        {hint && !file && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {progress !== undefined && <UploadProgress part={progress} />}
        <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
          {error}
        </p>
      </div>
    </fieldset>
  );
}
