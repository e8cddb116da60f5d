/** Checks how much code a new instance loads before its first answer; API tests run on a fresh build. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Output {
  bytes: number;
  entryPoint?: string;
  imports: { path: string; kind: string }[];
  inputs: Record<string, unknown>;
}

const { outputs } = JSON.parse(
  readFileSync(new URL('../../.lab/metafile.json', import.meta.url), 'utf8'),
) as {
  outputs: Record<string, Output>;
};

/** The files that an entry point loads at once: its static imports, without dynamic ones. */
function loadedWith(entryPoint: string): Output[] {
  const seen = new Map<string, Output>();
  const open = Object.entries(outputs).filter(([, output]) => output.entryPoint === entryPoint);
  expect(open).toHaveLength(1);
  for (const [path, output] of open) {
    if (seen.has(path)) continue;
    seen.set(path, output);
    for (const { path: next, kind } of output.imports) {
      const imported = outputs[next];
      if (kind === 'import-statement' && imported) open.push([next, imported]);
    }
  }
  return [...seen.values()];
}

const bytesOf = (parts: Output[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
const packagesOf = (parts: Output[]) => parts.flatMap(({ inputs }) => Object.keys(inputs)).join('\n');

test('the entry itself is small and brings no library along', () => {
  const entry = loadedWith('src/index.ts');
  expect(bytesOf(entry)).toBeLessThan(50_000);
  expect(packagesOf(entry)).not.toContain('node_modules');
});

test('the API loads less than 2 MB, and no validation and no citations before they are needed', () => {
  const api = loadedWith('src/app/app.ts');
  expect(bytesOf(api)).toBeLessThan(2_000_000);
  expect(packagesOf(api)).not.toContain('citation-js');
  expect(packagesOf(api)).not.toContain('iconv-lite');
  expect(packagesOf(api)).not.toContain('temml');
  expect(packagesOf(api)).not.toContain('node_modules/docx');
  expect(packagesOf(api)).not.toContain('html-to-text');
  expect(packagesOf(api)).not.toContain('postal-mime');
  expect(packagesOf(api)).not.toMatch(/contract\/src\/[^\n]*schemas\.ts/);
});
