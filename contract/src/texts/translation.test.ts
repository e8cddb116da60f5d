import { describe, expect, it } from 'vitest';
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
