import { siteTexts } from '@lab/contract/texts';
import LinearProgress from '@mui/material/LinearProgress';
import { useIsMutating } from '@tanstack/react-query';
import styles from './working.module.css';

/** A line above the page while something is being saved or deleted, for what is done without a form. */
export function Working() {
  return useIsMutating() > 0 && <LinearProgress className={styles.working} aria-label={siteTexts.loading} />;
}
