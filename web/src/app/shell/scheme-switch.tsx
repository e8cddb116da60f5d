import { siteTexts } from '@lab/contract/texts/texts';
import { useEffect, useState } from 'react';
import iconStyles from '../../ui/icon-button.module.css';
import { type ColorScheme, chooseScheme, schemeOnPage } from '../color-scheme.ts';
import styles from './scheme-switch.module.css';

const next: Record<ColorScheme, ColorScheme> = { system: 'dark', dark: 'light', light: 'system' };

export function SchemeSwitch() {
  const [scheme, setScheme] = useState<ColorScheme>('system');
  // Read after hydration, because the first render must be the same on the server and in the browser.
  useEffect(() => setScheme(schemeOnPage()), []);
  const label = siteTexts.colours.label(siteTexts.colours[scheme]);
  return (
    <button
      type="button"
      className={`${iconStyles.button} ${styles.switch}`}
      aria-label={label}
      title={label}
      onClick={() => {
        chooseScheme(next[scheme]);
        setScheme(next[scheme]);
      }}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        {scheme === 'system' && <path d="M12 3a9 9 0 0 1 0 18z" />}
        {scheme === 'dark' && <circle cx="12" cy="12" r="9" className={styles.full} />}
      </svg>
    </button>
  );
}
