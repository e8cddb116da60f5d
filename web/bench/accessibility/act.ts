/**
 * The editor's checks against the test cases of the ACT rules: the folder has a list `testcases.json` and the
 * pages that it names. A case counts where an author could have written it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, readable } from '@lab/contract/features/settings/contrast';
import { checkText, type Remark } from '../../src/desk/editor/checks/check-text.ts';
import { tableOf } from './table.ts';
import { turnCase } from './turn-case.ts';

const outcomes = ['passed', 'failed', 'inapplicable'] as const;

interface Case {
  ruleId: string;
  ruleName: string;
  expected: (typeof outcomes)[number];
  testcaseTitle: string;
  relativePath: string;
}

type Check = (html: string) => boolean | undefined;

const says =
  (...rules: Remark['rule'][]): Check =>
  (html) => {
    const turned = turnCase(html);
    return turned && checkText(turned.text, turned.language).some(({ rule }) => rules.includes(rule));
  };

/** Colours are the lab's and not the text's: a case has one text on one ground. */
const isPale: Check = (html) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [only] = body.children;
  const plain = /^color: (#\w{3}); background: (#\w{3}|white);$/.exec(only?.getAttribute('style') ?? '');
  if (!plain || body.children.length > 1 || only?.localName !== 'p' || only.children.length > 0)
    return undefined;
  const [text = '', ground = ''] = plain.slice(1).map(longHex);
  return contrast(text, ground) < readable;
};

const longHex = (color: string) =>
  color === 'white' ? '#ffffff' : color.replace(/[\da-f]/gi, (digit) => digit + digit);

/** Which rules of ACT the checks speak of. */
const claims: Readonly<Record<string, Check>> = {
  ffd0e9: says('headingEmpty'),
  c487ae: says('linkWords'),
  '5effbb': says('linkWords', 'linkAddress'),
  aizyf1: says('linkWords', 'linkAddress'),
  b20e66: says('linkSame'),
  fd3a94: says('linkSame'),
  '23a2a8': says('altNone'),
  e88epe: says('altNone'),
  qt1vmo: says('altFile', 'altRepeats', 'altLong'),
  off6ek: says('passage'),
  afw4f7: isPale,
  f51b46: says('captions'),
};

export function measure(folder: string): string {
  const { testcases }: { testcases: Case[] } = JSON.parse(
    readFileSync(join(folder, 'testcases.json'), 'utf8'),
  );
  const differ: string[] = [];
  const rows = Object.entries(claims).map(([rule, check]) => {
    const cases = testcases.filter(({ ruleId }) => ruleId === rule);
    const results = cases.map(({ expected, testcaseTitle, relativePath }) => {
      const said = check(readFileSync(join(folder, relativePath), 'utf8'));
      const agrees = said === (expected === 'failed');
      if (said !== undefined && !agrees) {
        differ.push(`${rule} ${testcaseTitle}: ${said ? 'a remark' : 'no remark'}`);
      }
      return { expected, agrees, isTurned: said !== undefined };
    });
    const turned = results.filter(({ isTurned }) => isTurned);
    const agreed = (some: typeof turned) => `${some.filter(({ agrees }) => agrees).length} of ${some.length}`;
    const columns = outcomes.map((outcome) => agreed(turned.filter(({ expected }) => expected === outcome)));
    const name = `${cases[0]?.ruleName} (${rule})`;
    return [name, ...columns, agreed(turned), results.length - turned.length];
  });
  const head = ['ACT rule', 'Passed', 'Failed', 'Inapplicable', 'Agreement', 'Cannot be written'];
  return [tableOf(head, rows), '', 'Where the checks say something else:', ...differ].join('\n');
}
