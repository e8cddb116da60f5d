import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translationFaults } from '../language.mjs';
import type { Translation } from './translation.ts';

const texts = {
  title: 'News',
  form: { submit: 'Publish' },
  by: (author: string) => `By ${author}`,
} as const;

describe('a translation compiles', () => {
  const same: Translation<typeof texts> = {
    title: 'Neuigkeiten',
    form: { submit: 'Veröffentlichen' },
    by: (author) => `Von ${author}`,
  };

  it('with every key', () => expect(same.by('Ada')).toBe('Von Ada'));

  it('and otherwise not: `npm run typecheck` fails if one of these compiles', () => {
    const wrong: Translation<typeof texts>[] = [
      // @ts-expect-error a key is missing
      { title: '', form: { submit: '' } },
      // @ts-expect-error a key further inside is missing
      { ...same, form: {} },
      // @ts-expect-error a key that nobody reads any more
      { ...same, form: { submit: '', reset: '' } },
      // @ts-expect-error a sentence that has to tell the author
      { ...same, by: 'Von jemandem' },
      // @ts-expect-error a sentence of other values
      { ...same, by: (count: number) => `Von ${count}` },
    ];
    expect(wrong).toHaveLength(5);
  });
});

describe('a translated file', () => {
  it('is checked against its type', () => {
    const here = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
    const faults = here
      .filter((file) => /(^|[\\/])texts\.\w+\.ts$/.test(file))
      .map((file) => [file, ...translationFaults(read(file.replace(/\.\w+\.ts$/, '.ts')), read(file))]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });

  const english = `export const newsTexts = {} as const;\nexport const newsDeskTexts = {} as const;\n`;
  const head = `import type { Translation } from '../translation.ts';\nimport type * as english from './texts.ts';\n`;
  const typed = (name: string) => `export const ${name}: Translation<typeof english.${name}> = {};\n`;

  it('passes when each export has its type', () => {
    expect(translationFaults(english, head + typed('newsTexts') + typed('newsDeskTexts'))).toEqual([]);
  });

  it('gets a message for missing types and exports', () => {
    expect(translationFaults(english, `${head}export const newsTexts = {};\n`)).toEqual([
      'write `export const newsTexts: Translation<typeof english.newsTexts> =`',
      'write `export const newsDeskTexts: Translation<typeof english.newsDeskTexts> =`',
    ]);
  });
});
