import type { Plugin } from 'vite';

const face = /@font-face\{[^{}]{0,2000}\}/g;

/**
 * Moves the rules of faces from the style sheet into a file of their own, which the server writes into each
 * page. The sheet comes later, and a browser that meets the rules again would forget the face that it shows.
 */
export function facesApart(): Plugin {
  return {
    name: 'faces-apart',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = String(file.source);
        const faces = css.match(face);
        if (!faces) continue;
        file.source = css.replace(face, '');
        this.emitFile({ type: 'asset', fileName: 'assets/faces.css', source: faces.join('') });
      }
    },
  };
}
