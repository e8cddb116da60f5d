import { siteTexts } from '@lab/contract/texts';
import { useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Picture } from '../picture.tsx';
import styles from './form.module.css';

interface Props {
  label: string;
  /** URL of the chosen or the stored picture. */
  preview: string | undefined;
  /** From 0 to 1 during the upload. */
  progress?: number;
  error?: string;
  width: number;
  height: number;
  round?: boolean;
  onChoose(file: File): void;
}

/** Shows and chooses a picture; the form itself uploads it. */
export function ImageField({ label, preview, progress, error, width, height, round, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.image}>
      <Picture
        className={round ? styles.round : styles.preview}
        src={preview}
        alt={siteTexts.imagePreview}
        width={width}
        height={height}
        sizes={`${width}px`}
      />
      <div>
        <legend>{label}</legend>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Without this, the browser sends no change event when the same file is chosen again.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button kind="quiet" aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
          {siteTexts.chooseImage}
        </Button>
        {progress !== undefined && <progress value={progress} max={1} aria-label={siteTexts.uploading} />}
        <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
          {error}
        </p>
      </div>
    </fieldset>
  );
}
