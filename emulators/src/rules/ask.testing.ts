/** How the tests of the rules language put a question: one expression, or a whole file of rules. */
import { compileRules } from './compile.ts';
import type { Ruleset, RulesRequest, Verdict } from './engine.ts';

export function load(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source);
  if (ruleset === undefined) throw new Error(JSON.stringify(issues));
  return ruleset;
}

/** Rules for documents, with `body` where the matches of collections stand. */
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

/** `true` and `false` are values; `error` is what `&&` and `||` may absorb. */
export function outcome(expression: string, request: Partial<RulesRequest> = {}): 'true' | 'false' | 'error' {
  const rules = documents(`match /any/{id} { allow read, write: if ${expression}; }`);
  return inOneWord(ask(rules, 'any/one', request));
}

function inOneWord({ allowed, errors }: Verdict): 'true' | 'false' | 'error' {
  if (allowed) return 'true';
  return errors.length > 0 ? 'error' : 'false';
}

/** Whether a document that is not there may be read, `/e/a`; `refused` where the rules do not compile. */
export function answerTo(source: string): 'true' | 'false' | 'error' | 'refused' {
  const { ruleset } = compileRules(source);
  return ruleset === undefined ? 'refused' : inOneWord(ask(ruleset, 'e/a'));
}
