import { siteTexts } from '@lab/contract/texts/texts';
import { useId } from 'react';
import type { ImageUpload } from '../../lib/upload-image.ts';
import { Picture } from '../picture.tsx';
import { ChosenFile, UploadProgress } from './chosen-file.tsx';
import { FileButton } from './file-button.tsx';
import styles from './form.module.css';

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
  const { preview = stored, file, sending, error, choose } = upload;
  const id = useId();
  return (
    <div className={styles.image}>
      <Picture
        className={round ? styles.round : `${styles.preview} ${whole ? styles.whole : ''}`}
        src={preview}
        alt={siteTexts.imagePreview}
        width={width}
        height={height}
        sizes={`${width}px`}
      />
      <div>
        <p className={styles.label}>{label}</p>
        <FileButton
          label={label}
          accept="image/*"
          invalid={Boolean(error)}
          describedBy={`${id}-hint ${id}-error`}
          disabled={sending !== undefined}
          onChoose={choose}
        >
          {siteTexts.chooseImage}
        </FileButton>
        {file && <ChosenFile file={file} />}
        {hint && !file && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {sending && <UploadProgress task={sending.task} />}
        <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
          {error}
        </p>
      </div>
    </div>
  );
}
