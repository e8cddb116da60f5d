/** Rules that are broken, or whose evaluation would never end without a limit. */
import type { Random } from './random.testing.ts';

const wrap = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{d}/documents {\n${body}\n }\n}`;
const rulesWithCondition = (condition: string, functions = '') =>
  wrap(`${functions}\n match /{doc=**} { allow read, write: if ${condition}; }`);

const sources: readonly ((random: Random) => string)[] = [
  () => rulesWithCondition('true'),
  () => rulesWithCondition('f(1)', 'function f(x) { return f(x); }'),
  () => rulesWithCondition('f(1)', 'function f(x) { return g(x); } function g(x) { return f(x) || f(x); }'),
  () => rulesWithCondition("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'.matches('(a+)+$')"),
  () => rulesWithCondition("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'.matches('(a|a)*c')"),
  () => rulesWithCondition("'x'.replace('(', 'y') == 'x'"),
  (random) => rulesWithCondition(`${'('.repeat(random.below(3000))}true${')'.repeat(random.below(3000))}`),
  (random) => rulesWithCondition(`${'!'.repeat(random.below(5000))}true`),
  (random) => rulesWithCondition(`[${'['.repeat(random.below(2000))}`),
  () => rulesWithCondition('get(/databases/$(d)/documents/$(request.path)).data.x.y.z == 1'),
  () =>
    rulesWithCondition(
      'exists(/databases/$(d)/documents/a/1) && get(/databases/(default)/documents/a/1).data.x > 0',
    ),
  () =>
    rulesWithCondition(
      'request.resource.data.keys().hasOnly(["x"]) || resource.data.diff(request.resource.data).affectedKeys().size() < 3',
    ),
  () => rulesWithCondition('9223372036854775807 + 1 > 0 || 1 / 0 == 0 || 1 % 0 == 0'),
  (random) => wrap('match /a/{x} {'.repeat(random.below(500))),
  (random) => random.bytes(random.below(500)).toString('latin1'),
  (random) => {
    const text = rulesWithCondition('request.auth != null && resource.data.x in [1, 2, "3"]');
    const at = random.below(text.length);
    return text.slice(0, at) + hostileToken(random) + text.slice(at + random.below(5));
  },
];

const hostileToken = (random: Random): string =>
  random.pick([
    '{',
    '}',
    '(',
    ')',
    '"',
    "'",
    '/',
    '$(',
    '=**',
    ';',
    '\\',
    '\u0000',
    'match',
    'let',
    '💥',
    '0x',
    '1e999',
  ]);

export const randomRules = (random: Random): string => random.pick(sources)(random);
