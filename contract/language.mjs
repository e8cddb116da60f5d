// A lab's language is chosen when its site is built: LAB_LANGUAGE=de reads `texts.de.ts` wherever one stands beside `texts.ts`.
import { existsSync } from 'node:fs';

/** @param {string} path @param {string | undefined} language */
export function textsFor(path, language) {
  if (!language || !/[\\/]texts\.ts$/.test(path)) return path;
  const translated = path.replace(/\.ts$/, `.${language}.ts`);
  return existsSync(translated) ? translated : path;
}

/** @param {string | undefined} language @returns {import('vite').Plugin} */
export function languageForVite(language) {
  return {
    name: 'lab-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!language || !/texts(\.ts)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: textsFor(found.id, language) };
    },
  };
}

/** @param {string | undefined} language @returns {import('esbuild').Plugin} */
export function languageForEsbuild(language) {
  return {
    name: 'lab-language',
    setup(build) {
      build.onResolve({ filter: /texts(\.ts)?$/ }, async ({ path, pluginData, ...rest }) => {
        if (!language || pluginData?.translated) return undefined;
        const found = await build.resolve(path, { ...rest, pluginData: { translated: true } });
        return found.errors.length ? found : { ...found, path: textsFor(found.path, language) };
      });
    },
  };
}
