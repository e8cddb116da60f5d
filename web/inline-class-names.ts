import type { Plugin } from 'vite';

const sheet = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Imports the names of classes one by one, so that the bundler writes each where it is used. As one object
 * for a sheet, all names of all pages would be in every visitor's script.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /web\/src\/.*\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({ code: code.replace(sheet, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'keep-sheets',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Vite leaves out the styles of a module of which no code is left.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
