import { useEffect } from 'react';
import { useSettings } from '../lib/settings.ts';

/** The lab's own look on pages that the browser renders; into all others the server writes it. */
export function useOwnStyle(): void {
  const { style = '' } = useSettings();
  useEffect(() => {
    document.documentElement.style.cssText = style;
  }, [style]);
}
