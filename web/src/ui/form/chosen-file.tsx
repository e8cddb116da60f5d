import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import LinearProgress from '@mui/material/LinearProgress';
import styles from './form.module.css';

const kilobyte = 1024;

/** '340 kB', '2.4 MB': enough to see whether it is the right file. */
function sizeText(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return fieldTexts.kilobytes(String(Math.ceil(bytes / kilobyte)));
  return fieldTexts.megabytes((bytes / kilobyte / kilobyte).toFixed(1));
}

export function ChosenFile({ file: { name, size } }: { file: { name: string; size: number } }) {
  return (
    <p className={styles.hint} role="status">
      <bdi>{name}</bdi> <span>{sizeText(size)}</span>
    </p>
  );
}

/** The part that is uploaded, from 0 to 1. */
export function UploadProgress({ part }: { part: number }) {
  return (
    <LinearProgress
      className={styles.progress}
      variant="determinate"
      value={Math.round(part * 100)}
      aria-label={siteTexts.uploading}
    />
  );
}
