/** Checks that the texts and calls quoted in docs/specification.md are those of the contract. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyCall } from '../contract/src/every-call.ts';
import { root } from './paths.mjs';

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');

const contract = join(root, 'contract/src');
const texts = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])(?:texts|kind)\.ts$/.test(file))
  .map((file) => readFileSync(join(contract, file), 'utf8'))
  .join('\n');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `Apply to be {role}` corresponds to `Apply to be ${role}` in the contract, whatever the name in brackets.
 */
function isInContract(quoted: string): boolean {
  const parts = quoted.split(/\{\w+\}/).map(escaped);
  return new RegExp(`(['"\`])${parts.join(String.raw`\$\{\w+\}`)}\\1`).test(texts);
}

/** Many texts contain the name of a field. */
const isInProduct = (quoted: string) =>
  / is required$/.test(quoted) && isInContract(quoted.replace(/ is required$/, ''));

it('each text quoted in the specification is literally in the contract', () => {
  const quoted = [...specification.matchAll(/"([^"\n]+)"/g)].map(([, text = '']) => text);
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((text) => !isInContract(text) && !isInProduct(text))).toEqual([]);
});

it('each call listed in the specification is an endpoint', () => {
  const calls = [...specification.matchAll(/^\| `([A-Z]+ \/\S*)` \|/gm)].map(([, call = '']) => call);
  const answered = Object.values(everyCall)
    .flatMap((feature) => Object.values(feature))
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter((call) => !answered.includes(call))).toEqual([]);
});
