import { everyCall } from '@lab/contract/every-call';
/**
 * Renders every public page with the contract's texts in full-width letters and the lab's content in
 * Cyrillic. A remaining Latin letter comes from a sentence in the code, which cannot be translated.
 */
import { describe, expect, it, vi } from 'vitest';

// The texts are changed for every module that imports them, so the module registry is reset.
vi.resetModules();

const wide = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Codes for machines, which stay as they are. */
const codes = ['language', 'locale'];

function translate(texts: Record<string, unknown>): void {
  for (const [key, text] of Object.entries(texts)) {
    if (codes.includes(key)) continue;
    if (typeof text === 'string') texts[key] = wide(text);
    else if (typeof text === 'function') texts[key] = (...given: unknown[]) => wide(text(...given));
    else translate(text as Record<string, unknown>);
  }
}

// The pages come first, so that one that keeps a text goes on saying it in English.
const { textsOn } = await import('./test/page-from-server.ts');
const { rich } = await import('./test/foreign-lab.ts');
const { routes } = await import('./app/routes.ts');
for (const { page } of routes) await page.load();
const { english } = await import('@lab/contract/features/settings/words/every-text');
translate(english);

/** Contact addresses and DOIs are the same in every language. */
const sameEverywhere = /[\w.]+@lab\.test|(?:https:\/\/doi\.org\/)?10\.1000\/182/g;
const hasLatin = (text: unknown) =>
  typeof text === 'string' && /[a-z]/i.test(text.replace(sameEverywhere, ''));

const pages = routes
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path.replace(/:\w+/g, 'a1'))
  .concat('/2025', '/nothing-here', '/publications?year=2025&q=1');

describe('no English is left', () => {
  // Of a lab without content, german.test.ts reads the pages.
  it.each(pages)('on %s', async (page) => {
    expect((await textsOn(page, rich)).filter(hasLatin)).toEqual([]);
  });
  it('every reply in the table belongs to an existing endpoint', () => {
    const calls = Object.values(everyCall).flatMap((feature) =>
      Object.values(feature).map(({ path }) => path),
    );
    expect(Object.keys(rich).filter((path) => !calls.includes(path))).toEqual([]);
  });
});
