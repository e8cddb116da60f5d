/** Draws every public page of a German lab, and pages of a lab that has written texts itself. */
import { paths } from '@lab/contract/features/pages/paths';
import { describe, expect, it, vi } from 'vitest';

// It loads every page, and tests of loading must not find them loaded.
vi.resetModules();
const { everyText } = await import('@lab/contract/features/settings/words/every-text');
const { routes } = await import('./app/routes.ts');
const { draw, textsOn } = await import('./test/page-from-server.ts');
const { empty, poor, rich } = await import('./test/foreign-lab.ts');

const inGerman = { '/settings': { words: { language: 'de' } } };

/**
 * Every Latin word that a German page may contain: those of the German texts, and what is the same
 * everywhere.
 */
const wordsOf = (texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => text.match(/\p{Script=Latin}+/gu) ?? []));
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
const germanWords = wordsOf([...everyText('de').values(), months, 'UTC']);

/** Contact addresses and identifiers are the same in every language. */
const sameEverywhere = /[\w.]+@lab\.test|(?:https?:\/\/)?[\w.]+\.(?:org|test)\/\S*|10\.1000\/182/g;

const foreignWords = (texts: unknown[]) =>
  [...wordsOf(texts.map((text) => String(text).replace(sameEverywhere, '')))].filter(
    (word) => !germanWords.has(word),
  );

const pages = routes
  // A lab is set up before it has chosen a language.
  .filter(({ access, path }) => access === 'public' && path !== paths.setup)
  .map(({ path }) => path.replace(/:\w+/g, 'a1'))
  .concat('/2025', '/nothing-here', '/publications?year=2025&q=1');

describe('a German lab has no English left', () => {
  // What pages with content say, invented-language.test.ts reads.
  it.each(pages)('on %s, for a lab without content', async (page) => {
    expect(foreignWords(await textsOn(page, { ...poor, ...inGerman }))).toEqual([]);
  });
  it.each(pages.filter((path) => path.endsWith('/a1')))('on %s, where nothing is', async (page) => {
    expect(foreignWords(await textsOn(page, { ...empty, ...inGerman }))).toEqual([]);
  });

  it('in what machines read of a page, and the next page of another lab is English again', async () => {
    const { language, head, data } = await draw('/', { ...rich, ...inGerman });
    expect(language).toBe('de');
    expect(head).toContain('<meta property="og:locale" content="de_DE">');
    expect(data).toContain('"inLanguage":"de"');
    const other = await draw('/team', rich);
    expect([other.language, other.head.includes('en_GB')]).toEqual(['en', true]);
    expect(other.data).not.toContain('"words"');
  });

  it('on pages that the browser renders: their title, and the words for it', async () => {
    const { language, head, body, data, hasWords } = await draw('/login', { ...rich, ...inGerman });
    expect([language, body, hasWords]).toEqual(['de', '', true]);
    expect(head).toContain('<title>Anmelden');
    expect(data).toContain('{"words":{"language":"de"}}');
    const plain = await draw('/login', rich);
    expect([plain.language, plain.data, plain.hasWords]).toEqual(['en', '', undefined]);
  });

  it('and says so even when its settings cannot be read: such a page is English, but it is there', async () => {
    const { '/settings': _unreadable, ...rest } = rich;
    expect(await draw('/login', rest)).toMatchObject({ status: 200, language: 'en' });
  });
});

describe('a text of the lab’s own', () => {
  const with_ = (own: Record<string, string>) => ({ ...rich, '/settings': { words: { own } } });

  it('is shown instead of the one as it comes, and goes away again', async () => {
    const changed = await draw('/', with_({ 'paper/recent/heading': 'Fresh from the bench' }));
    expect(changed.body).toContain('Fresh from the bench');
    expect(changed.body).not.toContain('Recent Work');
    expect((await draw('/', rich)).body).toContain('Recent Work');
  });

  it('is text, whatever is written in it', async () => {
    const own = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { head, body, data } = await draw('/team', with_({ 'team/title': own, 'team/lead': own }));
    for (const part of [head, body, data]) {
      expect(part).not.toContain('<script>alert');
      expect(part).not.toContain('<img src=x');
    }
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('fills in the values of the page', async () => {
    const own = with_({
      'labInfo/whatsNew': 'Latest of {1}',
      'paper/rows/others': 'mit {1} | mit {1} anderen',
    });
    expect((await draw('/publications', own)).body).toContain('Latest of');
  });
});
