import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense } from 'react';
import type { UploadTask } from '../../lib/upload.ts';
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

/** Without this code the file is sent all the same. */
const SentPart = lazy(() => import('./sent-part.tsx').catch(() => ({ default: () => bar(0) })));

export function UploadProgress({ task }: { task?: UploadTask | undefined }) {
  return <Suspense fallback={bar(0)}>{task ? <SentPart task={task} show={bar} /> : bar(0)}</Suspense>;
}

function bar(part: number) {
  return (
    <LinearProgress
      className={styles.progress}
      variant="determinate"
      value={Math.round(part * 100)}
      aria-label={siteTexts.uploading}
    />
  );
}
