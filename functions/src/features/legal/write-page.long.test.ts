import { type Answers, type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { faultsOf, questionsOf, refusalOf } from '@lab/contract/features/legal/questions/of-page';
import type { Terms } from '@lab/contract/features/legal/retention/terms';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { describe, expect, test } from 'vitest';
import { attacks } from '../../test/attacks.ts';
import { legalAnswers } from '../../test/legal-answers.ts';
import { writePage as writeWith } from './write-page.ts';

const terms: Terms = { applications: '12', messages: '6', accounts: 'never' };
const writePage = (page: LegalPage, answers: Answers) => writeWith(page, answers, terms);
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const write = async (page: LegalPage, over: Answers = {}) =>
  wordsOf(await writePage(page, { ...legalAnswers[page], ...over }));

describe.each(legalPages)('%s', (page) => {
  test('can be published with these answers, and has each of them', async () => {
    expect(faultsOf(page, legalAnswers[page])).toEqual({});
    const { fields } = questionsOf[page];
    const html = wordsOf(await writePage(page, legalAnswers[page]));
    for (const [name, answer] of Object.entries(legalAnswers[page])) {
      if (fields[name]?.is === 'choice' || fields[name]?.is === 'moment') continue;
      for (const line of answer.split('\n')) expect(html).toContain(line.replace(/^- /, ''));
    }
  });

  test('cannot be published while one of them is missing, and the sentence names it', () => {
    const { fields, needed } = questionsOf[page];
    for (const name of needed(legalAnswers[page])) {
      if (name === false) continue;
      const answers = { ...legalAnswers[page], [name]: '' };
      expect(Object.keys(faultsOf(page, answers))).toContain(name);
      expect(refusalOf(page, answers)).toContain(fields[name]?.label);
    }
  });

  test('without answers claims nothing about the lab', async () => {
    const html = wordsOf(await writePage(page, {}));
    expect(html).not.toMatch(/undefined|compliant|committed|No data is sent|No decision|legal basis/);
  });

  test('says the same when it is written again', async () => {
    expect(await writePage(page, legalAnswers[page])).toBe(await writePage(page, legalAnswers[page]));
  });
});

test('nothing in an answer runs or becomes a heading', async () => {
  for (const attack of attacks) {
    const html = await writePage('imprint', { ...legalAnswers.imprint, more: attack });
    expect(html).not.toMatch(
      /<(script|iframe|img|svg|object|style)|<[^>]*\son\w+=|<a href="(?!https?:|mailto:)/i,
    );
  }
  const html = await writePage('imprint', {
    ...legalAnswers.imprint,
    more: '# Provider\n> quote *a* [b](/c)',
  });
  expect(html.match(/<h2/g)).toHaveLength(4);
  expect(wordsOf(html)).toContain('[b](/c)');
});

test('addresses and emails are links', async () => {
  const html = await writePage('accessibility', legalAnswers.accessibility);
  expect(html).toContain('<a href="https://board.example"');
  expect(html).toContain('<a href="mailto:access@northhaven.example"');
});

describe('the accessibility statement', () => {
  const withLaw = (law: string) => write('accessibility', { law, grievance: 'Our coordinator' });

  test('names the directive, the ADA, or both', async () => {
    expect(await withLaw('eu')).toContain('Directive (EU) 2016/2102');
    expect(await withLaw('eu')).not.toContain('Americans with Disabilities Act');
    expect(await withLaw('us')).toContain('Americans with Disabilities Act');
    expect(await withLaw('us')).not.toContain('Enforcement procedure');
    expect(await withLaw('both')).toMatch(/2016\/2102.*Americans.*Enforcement procedure.*grievance/s);
  });

  test('asks for the enforcement body only under the directive, for a grievance procedure only under the ADA', () => {
    const faults = (law: string) =>
      Object.keys(faultsOf('accessibility', { ...legalAnswers.accessibility, law, enforcement: '' }));
    expect(faults('eu')).toEqual(['enforcement']);
    expect(faults('us')).toEqual(['grievance']);
    expect(faults('both')).toEqual(['enforcement', 'grievance']);
  });

  test('cannot claim full compliance beside content that fails', () => {
    const full = { ...legalAnswers.accessibility, status: 'full' };
    expect(Object.keys(faultsOf('accessibility', full))).toEqual(['status']);
    expect(refusalOf('accessibility', full)).toContain('cannot meet the standard fully');
    expect(faultsOf('accessibility', { ...full, failures: '' })).toEqual({});
  });

  test('says what is not accessible where it claims partial compliance', () => {
    const partial = { ...legalAnswers.accessibility, failures: '' };
    expect(Object.keys(faultsOf('accessibility', partial))).toEqual(['failures']);
    expect(faultsOf('accessibility', { ...partial, burden: 'Old films' })).toEqual({});
  });
});

describe('the privacy page', () => {
  test('needs the interests where they are the legal basis', () => {
    const answers = { ...legalAnswers.privacy, visitsBasis: 'f' };
    expect(Object.keys(faultsOf('privacy', answers))).toEqual(['interests']);
  });

  test.each([
    ['hasOfficer', 'officer'],
    ['leavesUnion', 'transfer'],
    ['decidesAlone', 'decisions'],
  ])('does not say no to %s beside a text that says yes', (question, text) => {
    const answers = { ...legalAnswers.privacy, [question]: 'no', [text]: 'Yes, so' };
    expect(Object.keys(faultsOf('privacy', answers))).toEqual([question]);
    expect(Object.keys(faultsOf('privacy', { ...answers, [question]: 'yes' }))).toEqual([]);
  });

  test('has the terms that the lab has chosen', async () => {
    const page = await write('privacy');
    expect(page).toMatch(/decision about it: 12 months after .*barrier: 6 months after the answer/);
    expect(page).toContain('Accounts are not deleted by themselves.');
  });

  test('says each legal basis in its section', async () => {
    expect(await write('privacy', { messagesBasis: 'a' })).toMatch(
      /write to the lab .*The legal basis is your consent/,
    );
  });
});

test.each(legalPages)('the page %s of a German lab has German words around the answers', async (page) => {
  const html = await writeWith(page, legalAnswers[page], terms, await loadWords({ language: 'de' }));
  expect(html).toMatch(
    { imprint: /Anbieter/, privacy: /Ihre Rechte/, accessibility: /Diese Erklärung/ }[page],
  );
  expect(html).not.toMatch(/Provider|Your rights|This accessibility/);
});
