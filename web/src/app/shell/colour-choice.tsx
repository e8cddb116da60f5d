import { siteTexts } from '@lab/contract/texts/texts';
import { useEffect, useState } from 'react';
import { type ColorScheme, chooseScheme, schemeOnPage } from '../color-scheme.ts';
import styles from './colour-choice.module.css';

const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** The same as the round button in the bar, in words. */
export function ColourChoice() {
  const [chosen, setChosen] = useState<ColorScheme>();
  // Read after hydration, because the first render must be the same on the server and in the browser.
  useEffect(() => setChosen(schemeOnPage()), []);
  return (
    <fieldset className={styles.choice}>
      <legend>{siteTexts.colours.title}</legend>
      {schemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          aria-pressed={scheme === chosen}
          onClick={() => {
            chooseScheme(scheme);
            setChosen(scheme);
          }}
        >
          {siteTexts.colours[scheme]}
        </button>
      ))}
    </fieldset>
  );
}
