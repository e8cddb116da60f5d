/** Random conditions of security rules, evaluated for one document. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import type { Part } from '../compare.ts';
import { condition } from '../expressions.ts';
import { database, root, type Step } from '../side.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
/** Emulators accept tokens without a signature. */
export const ada = `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode({
  sub: 'ada',
  user_id: 'ada',
  iat: 0,
  level: 3,
  firebase: { sign_in_provider: 'custom', identities: {} },
})}.`;

const fields: Record<string, proto.IValue> = {
  n: { integerValue: 5 },
  f: { doubleValue: 1.5 },
  s: { stringValue: 'abc' },
  flag: { booleanValue: true },
  l: { arrayValue: { values: [{ integerValue: 1 }, { stringValue: 'a' }] } },
  m: { mapValue: { fields: { a: { integerValue: 1 }, b: { nullValue: 'NULL_VALUE' } } } },
  nothing: { nullValue: 'NULL_VALUE' },
  y: { bytesValue: Buffer.from('ab') },
  t: { timestampValue: { seconds: 1_000_000_000, nanos: 5000 } },
  g: { geoPointValue: { latitude: 1, longitude: 2 } },
  r: { referenceValue: `${root}/yes/one` },
};

interface Case {
  readonly condition: string;
}

export const rulesWith = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n }\n}`;

export const rules: Part<Case> = {
  name: 'rules',
  inOrder: true,
  cases: fc.record({ condition }),
  ask: async (side, { condition: asked }) => {
    const names = ['yes', 'no'].map((collection) => `${root}/${collection}/one`);
    // A condition that is refused both as it is and negated is an error.
    const loaded = await side.setRules(
      rulesWith(`match /yes/{id} { allow get: if ${asked}; }\nmatch /no/{id} { allow get: if !(${asked}); }`),
    );
    const steps: Step[] = [{ ...loaded, asked: `rules ${asked}` }];
    if (loaded.code !== 0) return steps;
    await side.call('Commit', { database, writes: names.map((name) => ({ update: { name, fields } })) });
    const [yes, no] = await Promise.all(names.map((name) => side.call('GetDocument', { name }, ada)));
    if (!yes || !no) throw new Error('two documents are asked for');
    const result = yes.code === 0 ? 'true' : no.code === 0 ? 'false' : 'error';
    steps.push({ asked, code: 0, message: `${yes.message} ${no.message}`, result });
    return steps;
  },
};
