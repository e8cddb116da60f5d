import { paths } from '@lab/contract/pages/paths';
import { type Look, styleOf } from '@lab/contract/settings/look';
import { menuNames } from '@lab/contract/settings/menu';
import { settingsTexts } from '@lab/contract/settings/texts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import styles from './settings.module.css';

const { look: texts } = settingsTexts;

const pages = [
  { path: paths.home, name: menuNames().home },
  { path: paths.publications, name: menuNames().publications },
  { path: paths.team, name: menuNames().team },
  { path: paths.contactUs, name: menuNames().contactUs },
];

/** The site's own pages, with the look that is not saved yet. */
export function LookPreview({ look }: { look: Partial<Look> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState<string>(paths.home);
  const [scheme, setScheme] = useState('light');

  function paint() {
    // Missing until the frame has begun to load.
    const shown = frame.current?.contentDocument?.documentElement;
    if (!shown) return;
    shown.style.cssText = styleOf(look);
    shown.dataset.scheme = scheme;
  }

  useEffect(paint);

  return (
    <section aria-label={texts.preview} className={styles.preview}>
      <h2>{texts.preview}</h2>
      <p>{texts.previewHelp}</p>
      <div className={styles.choices}>
        <TextField
          select
          label={texts.previewPage}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        >
          {pages.map((page) => (
            <MenuItem key={page.path} value={page.path}>
              {page.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={texts.previewScheme}
          value={scheme}
          onChange={({ target }) => setScheme(target.value)}
        >
          <MenuItem value="light">{texts.light}</MenuItem>
          <MenuItem value="dark">{texts.dark}</MenuItem>
        </TextField>
      </div>
      <iframe ref={frame} src={path} title={texts.preview} onLoad={paint} />
    </section>
  );
}
