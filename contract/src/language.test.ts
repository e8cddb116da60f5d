import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { languageForEsbuild, languageForVite, textsFor } from '../language.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lab-language-'));
const file = (name: string) => join(folder, name);
writeFileSync(file('texts.ts'), `export const texts = { hello: 'Hello' };`);
writeFileSync(file('texts.de.ts'), `export const texts = { hello: 'Guten Tag' };`);
writeFileSync(file('page.ts'), `import { texts } from './texts.ts'; export const said = texts.hello;`);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the language of a lab', () => {
  it('uses the translation beside the texts', () => {
    expect(textsFor(file('texts.ts'), 'de')).toBe(file('texts.de.ts'));
  });

  it('keeps the texts without a translation or a chosen language', () => {
    expect(textsFor(file('texts.ts'), 'fr')).toBe(file('texts.ts'));
    expect(textsFor(file('texts.ts'), undefined)).toBe(file('texts.ts'));
    expect(textsFor(file('page.ts'), 'de')).toBe(file('page.ts'));
  });

  it.each([
    ['de', 'Guten Tag'],
    ['fr', 'Hello'],
    [undefined, 'Hello'],
  ])('is built into the functions: %s', async (language, text) => {
    const { outputFiles } = await build({
      entryPoints: [file('page.ts')],
      bundle: true,
      format: 'esm',
      write: false,
      plugins: [languageForEsbuild(language)],
    });
    expect(outputFiles[0]?.text).toContain(text);
  });

  it('is built into the web client', async () => {
    const { resolveId } = languageForVite('de') as unknown as {
      resolveId(this: unknown, source: string, importer: string, options: object): Promise<unknown>;
    };
    const resolver = { resolve: async () => ({ id: file('texts.ts'), external: false }) };
    const resolved = await resolveId.call(resolver, './texts.ts', file('page.ts'), {});
    expect(resolved).toEqual({ id: file('texts.de.ts'), external: false });
    expect(await resolveId.call(resolver, './page.ts', file('page.ts'), {})).toBeNull();
  });
});
