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
  ['a folder without API tests', ['contract/src/citations/names.ts'], []],
  ['a screen', ['web/src/features/papers/paper-page.tsx'], []],
])('%s has its tests in a suite', (_, files, tests) => expect(suiteTestsOf(files)).toEqual(tests));
