// The language is chosen when the site is built: with LAB_LANGUAGE=de, a file `texts.de.ts` replaces the `texts.ts`
// beside it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path @param {string | undefined} language */
export function textsFor(path, language) {
  if (!language || !/[\\/]texts\.ts$/.test(path)) return path;
  const translated = path.replace(/\.ts$/, `.${language}.ts`);
  return existsSync(translated) ? translated : path;
}

/**
 * The files of texts in a folder, each with its translation if there is one.
 * @param {string} folder
 * @param {string} language
 */
export function textFiles(folder, language) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])texts\.ts$/.test(file))
    .map((file) => ({
      english: join(folder, file),
      translated: join(folder, file.replace(/\.ts$/, `.${language}.ts`)),
    }));
}

/**
 * What prevents the compiler from checking a translation: a missing export, or one without a type.
 * @param {string} english @param {string} translated
 */
export function translationFaults(english, translated) {
  return [...english.matchAll(/^export const (\w+)/gm)]
    .map(([, name]) => `export const ${name}: Translation<typeof english.${name}> =`)
    .filter((start) => !translated.includes(start))
    .map((start) => `write \`${start}\``);
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
