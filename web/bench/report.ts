import { existsSync, readFileSync } from 'node:fs';

/** The document that is written: each demo lab has its own, and so has a look of the lab's own. */
const documents = {
  demo: {
    title: 'How fast the public pages are',
    command: 'npm run bench -w web',
    file: 'page-speed',
  },
  large: {
    title: 'How fast the public pages of a lab with 767 works and 493 people are',
    command: 'LAB_DEMO=large npm run bench -w web',
    file: 'page-speed-large',
  },
  ownLook: {
    title: 'How fast the public pages are in a look of the lab’s own',
    command: 'LAB_LOOK=own npm run bench -w web',
    file: 'page-speed-own-look',
  },
};

export const hasOwnLook = process.env.LAB_LOOK === 'own';
export const isLarge = process.env.LAB_DEMO === 'large';

export const lab = documents[hasOwnLook ? 'ownLook' : isLarge ? 'large' : 'demo'];

export const report = new URL(`../../docs/${lab.file}.md`, import.meta.url);

/** Empty before the first run. */
export const reportBefore = () => (existsSync(report) ? readFileSync(report, 'utf8') : '');
