// A text in a zip file of any size.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../paths.mjs';

/** @type {typeof import('yauzl')} */
const { open } = createRequire(join(root, 'functions/package.json'))('yauzl');

/**
 * Empty if there is none of this name.
 * @param {string} file
 * @param {string} name
 * @returns {Promise<string>}
 */
export const textIn = (file, name) =>
  new Promise((resolve, reject) =>
    open(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject).on('end', () => resolve(''));
      zip.on('entry', (entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, (why, stream) => (why ? reject(why) : resolve(text(stream))));
      });
      zip.readEntry();
    }),
  );
