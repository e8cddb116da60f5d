import { siteTexts } from '@lab/contract/texts/texts';
import LinearProgress from '@mui/material/LinearProgress';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import styles from './dashboard-frame.module.css';

/**
 * A line above the page while something is being saved or deleted, for what is done without a form. Without `useIsMutating`, which
 * would be in the code that every visitor loads.
 */
export function Working() {
  const client = useQueryClient();
  const [subscribe] = useState(() => (changed: () => void) => client.getMutationCache().subscribe(changed));
  const isWorking = useSyncExternalStore(subscribe, () => client.isMutating() > 0);
  return isWorking && <LinearProgress className={styles.working} aria-label={siteTexts.loading} />;
}
