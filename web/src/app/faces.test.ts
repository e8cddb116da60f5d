import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { looks } from '@lab/contract/features/settings/choices';
import { lookStyles } from '@lab/contract/features/settings/looks';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../ui/heading-faces.css'), 'utf8');
const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const folder = join(import.meta.dirname, 'fonts');

test('every file of a face is declared, and no page loads more than 30 KB for its headings', () => {
  const declared = [...css.matchAll(/url\("\.\.\/app\/fonts\/([^"]+)"\)/g)].map(([, file = '']) => file);
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(declared.toSorted()).toEqual(files.toSorted());
  for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(30_000);
});

test.each(looks)('the face of %s is declared', (look) => {
  const face = lookStyles[look].shapes.face ?? /--face: ([^;]+);/.exec(theme)?.[1];
  expect(css).toContain(`font-family: "${face?.replaceAll('"', '')}"`);
});

test('the grounds of Journal are those of the style sheet', () => {
  for (const [name, { light, dark }] of Object.entries(lookStyles.journal.grounds)) {
    expect(theme).toContain(`--${name}: light-dark(${light}, ${dark});`);
  }
});
