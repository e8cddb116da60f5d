import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { siteTexts } from '../../../texts/texts.ts';
import { inCurrentWords, registered, words } from '../../../texts/words.ts';
import { labInfoTexts } from '../../lab-info/texts.ts';
import { paperTexts } from '../../papers/texts.ts';
import { teamTexts } from '../../team/texts.ts';
import { defaultSettings } from '../defaults.ts';
import { english, everyText, faultOf } from './every-text.ts';
import { loadWords } from './languages.ts';
import { setWords, withWords } from './set-words.ts';
import { filled, isTemplate, templateOf } from './template.ts';

afterEach(() => setWords({}));

describe('the texts of visitors and members', () => {
  it('are all registered by their name in english.ts', () => {
    expect(Object.fromEntries(registered)).toEqual(english);
    const folder = join(import.meta.dirname, '../../..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => /(?:texts|kind|rows)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/= words\(\s*'(\w+)'/g)]);
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(english).sort());
  });

  it('are all in the list of the desk', () => {
    const names = [...everyText('en').keys()].map((address) => address.split('/')[0]);
    expect([...new Set(names)].sort()).toEqual(Object.keys(english).sort());
    expect([names[0], names.at(-1)]).toEqual(['site', 'mailChoice']);
  });

  it('only fill in their values, so that the lab can write them as a template', () => {
    const others = [...textsWithoutTemplate(english)];
    expect(others).toEqual(['site/day', 'site/month']);
  });

  it('have the same places in German', () => {
    const german = everyText('de');
    const wrong = [...everyText('en')].filter(
      ([address, original]) => isTemplate(original) !== isTemplate(german.get(address) ?? ''),
    );
    expect(wrong).toEqual([]);
    expect([...german.keys()].sort()).toEqual([...everyText('en').keys()].sort());
  });
});

/** Names, abbreviations, and words that are the same in both languages. */
const sameInGerman = [
  'APA, arXiv, BibTeX, Bluesky, CC BY 4.0, CC BY-SA 4.0, CC0 1.0, Chicago, CSL JSON, CSV, DOI, Facebook, GitHub, Google Scholar, Handle, IEEE, ISBN, ISSN',
  'LinkedIn, Mastodon, MLA, ORCID iD, PDF, PubMed, RIS, TeX, Twitter, Vancouver, WhatsApp, X',
  'Bachelor, Code, Feed, Homepage, Installation, Link, Links, Logo, Mail, Master, Name, OK, Patent, Person, Poster, Preprint',
  'Register, Software, Team, Text, Version, Video, Vision, Website, Word, {1} kB, {1} MB, H{1}',
].flatMap((line) => line.split(', '));

it('a text in German is another one than in English', () => {
  const german = everyText('de');
  const copied = [...everyText('en')].filter(
    ([at, original]) => german.get(at) === original && /[a-z]/i.test(original),
  );
  expect([...new Set(copied.map(([, original]) => original))].sort()).toEqual(sameInGerman.sort());
});

function* textsWithoutTemplate(texts: object, address = ''): Generator<string> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'object') yield* textsWithoutTemplate(text, `${address}${key}/`);
    if (typeof text === 'function' && templateOf(text) === undefined) yield address + key;
  }
}

describe('words', () => {
  it('are replaced in place and put back', async () => {
    const { nav } = siteTexts;
    const german = await loadWords({ language: 'de', own: { 'site/nav/home': 'Anfang' } });
    const drawn = withWords(german, () => [
      nav.home,
      nav.team,
      siteTexts.frame.home('X'),
      siteTexts.language,
    ]);
    expect(drawn).toEqual(['Anfang', 'Team', 'X, Startseite', 'de']);
    expect([nav.home, siteTexts.frame.home('X'), siteTexts.language]).toEqual(['Home', 'X, home', 'en']);
  });

  it('are put back when drawing fails', () => {
    const fail = () => {
      throw new Error('no page');
    };
    expect(() => withWords({ site: { retry: 'Again' } }, fail)).toThrow('no page');
    expect(siteTexts.retry).toBe('Retry');
  });

  it('are those of the outer page again after an inner one', () => {
    const seen = withWords({ site: { retry: 'Outer' } }, () => {
      withWords({ site: { ok: 'Inner' } }, () => {});
      return [siteTexts.retry, siteTexts.ok];
    });
    expect(seen).toEqual(['Outer', 'OK']);
  });

  it('reach texts that are registered later, and replace nothing of another shape', () => {
    setWords({ late: { title: 'Spät', form: 'none', other: 'none', __proto__: { polluted: 'yes' } } });
    const late = words('late', { title: 'Late', form: { submit: 'Send' } });
    expect(late).toEqual({ title: 'Spät', form: { submit: 'Send' } });
    expect('polluted' in {}).toBe(false);
    registered.pop();
  });

  it('stand for the sentences of the API, which are English', async () => {
    const said = withWords(await loadWords({ language: 'de' }), () => [
      inCurrentWords('Too many requests. Please wait a moment and try again.'),
      inCurrentWords('Something else'),
    ]);
    expect(said).toEqual([
      'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
      'Something else',
    ]);
    expect(inCurrentWords('Retry')).toBe('Retry');
  });

  it('for gaps are left out as the lab has chosen, unless it has written its own', async () => {
    const chosen = await loadWords({ gaps: 'empty', own: { 'team/subheading': 'Who we are' } });
    const said = withWords(chosen, () => [
      teamTexts.subheading,
      ...Object.values(teamTexts.defaults),
      labInfoTexts.followUs,
      paperTexts.recent.subheading,
      paperTexts.publications.noDescription,
    ]);
    expect(said).toEqual(['Who we are', 'Name', '', '', '', '', '', '', '']);
  });

  it.each([
    [{}, 'November 21, 2026'],
    [{ dateFormat: 'dayFirst' }, '21 November 2026'],
    [{ dateFormat: 'iso' }, '2026-11-21'],
    [{ language: 'de' }, '21. November 2026'],
    [{ language: 'de', dateFormat: 'dayFirst' }, '21. November 2026'],
    [{ language: 'de', dateFormat: 'iso' }, '2026-11-21'],
  ] as const)('write days as the lab has chosen: %o', async (chosen, day) => {
    expect(withWords(await loadWords(chosen), () => siteTexts.day(2026, 10, 21))).toBe(day);
  });
});

describe('a template', () => {
  it.each([
    [(name: string) => `By ${name}`, 'By {1}'],
    [(count: number) => (count === 1 ? '1 paper' : `${count} papers`), '1 paper | {1} papers'],
    [(at: number, of: number) => `${at} of ${of}`, '{1} of {2}'],
    [(name: string) => (name ? `Welcome, ${name}` : 'Welcome'), undefined],
    [(names: readonly string[]) => names.join(', '), undefined],
    [(count: number) => count.toFixed(1), undefined],
  ])('is found for %s', (text, template) => {
    expect(templateOf(text as (...values: never[]) => string)).toBe(template);
  });

  it('fills in what it names, as it is', () => {
    expect(filled('{2} vor {1}')('$&', '{1}')).toBe('{1} vor $&');
    expect([0, 1, 2].map(filled('eine | {1} viele'))).toEqual(['0 viele', 'eine', '2 viele']);
    expect(filled('{9}')('x')).toBe('');
  });
});

describe('a text of the lab’s own', () => {
  it.each([
    ['en', 'site/nav/home', 'Welcome', undefined],
    ['en', 'news/detail/by', 'Written by {1}', undefined],
    ['en', 'paper/rows/others', 'plus one | plus {1}', undefined],
    ['en', 'site/nav/home', '<script>alert(1)</script>', undefined],
    ['en', 'site/nav/home', ' ', 'Please write a text, or go back to the one as it comes'],
    ['en', 'site/nav/home', 'Home {1}', 'This text fills in nothing, so it cannot contain {1} or “ | ”'],
    ['en', 'news/detail/by', 'Written', 'This text has to fill in the same as: By {1}'],
    ['en', 'news/detail/by', '{1} {2}', 'This text has to fill in the same as: By {1}'],
    [
      'de',
      'paper/rows/others',
      'und {1}',
      expect.stringContaining('und eine weitere Person | und {1} weitere'),
    ],
    ['en', 'site/nav/home', 'Ho\u0000me', 'This text contains characters that cannot be seen'],
    ['en', 'site/nav/home', '\u202eemoH', 'This text contains characters that cannot be seen'],
    ['en', 'site/language', 'xx', 'There is no such text'],
    ['en', 'site/nav', 'Home', 'There is no such text'],
    ['en', '__proto__/toString', 'x', 'There is no such text'],
    ['en', 'constructor/prototype', 'x', 'There is no such text'],
  ] as const)('%s %s: %s', (language, address, own, fault) => {
    expect(faultOf(language, address, own)).toEqual(fault);
  });

  it('begins with none', () =>
    expect(defaultSettings.words).toEqual({ language: 'en', gaps: 'named', own: [] }));
});
