import { expect, it } from 'vitest';
import { suiteTestsOf } from './changes.mjs';

it.each([
  ['a store', ['functions/src/papers/paper-store.ts'], ['functions/src/papers/']],
  ['a rule for input', ['contract/src/news/schemas.ts'], ['functions/src/news/']],
  [
    'both sides of a feature',
    ['contract/src/news/texts.ts', 'functions/src/news/news.ts'],
    ['functions/src/news/'],
  ],
  ['the rules', ['storage.rules'], ['functions/src/rules/']],
  ['their tests', ['functions/src/rules/firestore.rules.test.ts'], ['functions/src/rules/']],
  ['a test beside the features', ['functions/src/reads.api.test.ts'], ['functions/src/reads.api.test.ts']],
  ['a test that was deleted', ['functions/src/gone.api.test.ts'], []],
  ['a folder whose API tests are deeper', ['contract/src/citations/names.ts'], ['functions/src/citations/']],
  ['a folder without API tests', ['contract/src/conflict/texts.ts'], []],
  ['an index', ['firestore.indexes.json'], ['functions/src/data/indexes.api.test.ts']],
  [
    'a kind of content without tests of its own',
    ['contract/src/talks/kind.ts', 'functions/src/events/events.ts'],
    ['functions/src/content/every-kind.api.test.ts'],
  ],
  ['a screen', ['web/src/features/papers/paper-page.tsx'], []],
])('%s has its tests in a suite', (_, files, tests) => expect(suiteTestsOf(files)).toEqual(tests));
