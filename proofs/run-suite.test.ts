import { expect, it } from 'vitest';
import { checkoutIn } from './checkout.ts';
import { again, isGreen, runSuite, stale, unknown } from './run-suite.ts';
import { type Case, suite } from './suite.ts';

const files = checkoutIn(import.meta.dirname);
const given = { files, lab: { address: '', env: {} } };

const doubled = (double: (n: number) => number, planted = double, more: Case[] = []) =>
  suite({
    name: 'made up',
    part: 'In',
    about: 'numbers',
    repository: 'nobody/nothing',
    commit: '0'.repeat(40),
    needs: 'nothing',
    product: { double },
    planted: { double: planted },
    *cases({ product }) {
      for (const n of [0, 1, 2])
        yield { name: `${n}`, fault: () => (product.double(n) === n + n ? undefined : 'wrong') };
      yield* more;
    },
  });

const right = (n: number) => 2 * n;
const wrong = (n: number) => n * n;

it('counts what passes', async () => {
  const result = await runSuite(doubled(right), given, {});
  expect(result).toEqual({ cases: 3, passed: 3, agreed: {}, failed: {} });
  expect(isGreen(result)).toBe(true);
});

it('is red when one case fails, throws or stands twice', async () => {
  const result = await runSuite(doubled(wrong), given, {});
  expect(result).toMatchObject({ passed: 2, failed: { 1: 'wrong' } });
  expect(isGreen(result)).toBe(false);

  const throws = () => {
    throw new TypeError('no number');
  };
  const rejects = async () => throws();
  const more = [
    { name: 'throws', fault: throws },
    { name: 'rejects', fault: rejects },
  ];
  const thrown = await runSuite(doubled(right, right, more), given, {});
  expect(thrown.failed).toEqual({ throws: 'TypeError: no number', rejects: 'TypeError: no number' });

  const twice = await runSuite(doubled(right, right, [{ name: '1', fault: () => undefined }]), given, {
    1: 'meant',
  });
  expect(twice.failed).toEqual({ 1: again });
});

it('is red when the suite breaks off or has no case', async () => {
  const broken = suite({
    ...doubled(right),
    *cases(): Iterable<Case> {
      yield { name: 'first', fault: () => undefined };
      files.read('nothing.json');
    },
  });
  const result = await runSuite(broken, given, {});
  expect(result.passed).toBe(1);
  expect(result.failed['the suite itself']).toContain('nothing.json');
  const empty = await runSuite({ ...broken, cases: () => [] }, given, {});
  expect(isGreen(empty)).toBe(false);
});

it('agrees on a difference with its reason, and only as long as there is one', async () => {
  const agreed = await runSuite(doubled(wrong), given, { 1: 'meant' });
  expect(agreed).toEqual({ cases: 3, passed: 2, agreed: { 1: 'meant' }, failed: {} });
  expect(isGreen(agreed)).toBe(true);

  const passes = await runSuite(doubled(right), given, { 1: 'meant', 7: 'gone' });
  expect(passes.failed).toEqual({ 1: stale, 7: unknown });
});

it('asks that a planted fault is noticed in a case that passes without it', async () => {
  const noticed = await runSuite(doubled(right, wrong), given, {}, true);
  expect(noticed.isFaultNoticed).toBe(true);
  expect(isGreen(noticed)).toBe(true);
  const agreedAnyway = await runSuite(doubled(wrong, wrong), given, { 1: 'meant' }, true);
  expect(agreedAnyway.isFaultNoticed).toBe(false);
  expect(isGreen(agreedAnyway)).toBe(false);
});
