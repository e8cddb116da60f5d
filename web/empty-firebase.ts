import type { Plugin } from 'vite';

/** What reactfire imports and no page of ours uses. Uploads import the storage themselves. */
const unused = ['database', 'firestore', 'functions', 'remote-config', 'storage'].map(
  (part) => `firebase/${part}`,
);
/** What no bundle may contain: each part but those that pages use. */
const never = /\/node_modules\/@firebase\/(?!(?:app|auth|component|logger|storage|util)\/)/;
const empty = '\0empty-firebase';

/** Gives reactfire, whose one file imports most of Firebase, empty modules for what is not used. */
export function emptyFirebase(): Plugin {
  return {
    name: 'empty-firebase',
    enforce: 'pre',
    resolveId: (source, importer) =>
      unused.includes(source) && importer?.includes('/node_modules/reactfire/') ? empty : undefined,
    load: (id) => (id === empty ? 'module.exports = {};' : undefined),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const original = file.type === 'chunk' && file.moduleIds.find((id) => never.test(id));
        if (original) throw new Error(`${file.fileName} contains ${original}, which no page uses.`);
      }
    },
  };
}
