import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { toast } from '../../lib/toast.ts';
import styles from './contact-page.module.css';

/** Copies the text and shows a toast. */
export function CopyButton({ text, copied }: { text: string; copied: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      toast(labInfoTexts.copyFailed, { kind: 'error' });
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {text}
      <span>{labInfoTexts.copy}</span>
    </button>
  );
}
