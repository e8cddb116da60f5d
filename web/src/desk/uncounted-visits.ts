import { uncountedKeys } from '@lab/contract/features/settings/visits';
import { useEffect } from 'react';
import { useSettings } from '../lib/settings.ts';

/**
 * The tools that count visits leave out this browser: pages of the desk are nobody's business, and members
 * would be counted most.
 */
export function useUncountedVisits(): void {
  const isCounting = Boolean(useSettings().visits);
  useEffect(() => {
    if (!isCounting) return;
    try {
      for (const key of uncountedKeys) localStorage.setItem(key, 'true');
    } catch {
      // A browser that stores nothing cannot be told apart from those of visitors.
    }
  }, [isCounting]);
}
