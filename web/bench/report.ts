import { existsSync, readFileSync } from 'node:fs';

/** The document that is written: each demo lab has its own. */
const isLarge = process.env.LAB_DEMO === 'large';

export const lab = isLarge
  ? {
      title: 'How fast the public pages of a lab with 767 works are',
      command: 'LAB_DEMO=large npm run bench -w web',
    }
  : { title: 'How fast the public pages are', command: 'npm run bench -w web' };

export const report = new URL(
  `../../docs/${isLarge ? 'page-speed-large' : 'page-speed'}.md`,
  import.meta.url,
);

/** Empty before the first run. */
export const reportBefore = () => (existsSync(report) ? readFileSync(report, 'utf8') : '');
