/** For tests of the rules language: evaluates one expression, or a whole file of rules. */
import { compileRules } from './compile.ts';
import type { Ruleset, RulesRequest, Verdict } from './engine.ts';

export function load(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source);
  if (ruleset === undefined) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/** Rules for documents, with `body` in the place of the matches. */
export function documents(body: string, version = '2'): Ruleset {
  return load(documentRules(body, version));
}

export function documentRules(body: string, version = '2'): string {
  return `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

export function documentPath(path: string): string[] {
  return ['databases', '(default)', 'documents', ...path.split('/')];
}

export function ask(ruleset: Ruleset, path: string, request: Partial<RulesRequest> = {}): Verdict {
  return ruleset.allows({
    service: 'cloud.firestore',
    method: 'get',
    path: documentPath(path),
    auth: null,
    time: new Date('2026-11-21T10:20:30.250Z'),
    resource: null,
    ...request,
  });
}

/** `true` and `false` are values; `error` is an error that `&&` and `||` may absorb. */
export function outcome(expression: string, request: Partial<RulesRequest> = {}): 'true' | 'false' | 'error' {
  const rules = documents(`match /any/{id} { allow read, write: if ${expression}; }`);
  return inOneWord(ask(rules, 'any/one', request));
}

function inOneWord({ allowed, errors }: Verdict): 'true' | 'false' | 'error' {
  if (allowed) return 'true';
  return errors.length > 0 ? 'error' : 'false';
}

/** Whether the missing document `/e/a` may be read; `refused` when the rules do not compile. */
export function answerTo(source: string): 'true' | 'false' | 'error' | 'refused' {
  const { ruleset } = compileRules(source);
  return ruleset === undefined ? 'refused' : inOneWord(ask(ruleset, 'e/a'));
}
