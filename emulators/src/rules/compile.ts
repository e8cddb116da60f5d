/** Compiles source text to a ruleset, or returns its errors. */
import { check, type Finding } from './check.ts';
import type { Compilation, Issue } from './engine.ts';
import { Positions, SyntaxIssue } from './lexer.ts';
import { parseRules } from './parser.ts';
import { CompiledRuleset } from './ruleset.ts';

/** The service's limit for a ruleset. */
const maxSource = 256 * 1024;

export function compileRules(source: string): Compilation {
  const positions = new Positions(source);
  const issue = ({ severity, offset, message }: Finding): Issue => ({
    severity,
    ...positions.at(offset),
    message,
  });
  if (Buffer.byteLength(source) > maxSource) {
    return {
      issues: [issue({ severity: 'error', offset: 0, message: 'The rules are larger than 256 KiB.' })],
    };
  }
  try {
    const file = parseRules(source);
    const issues = check(file).map(issue);
    if (issues.some(({ severity }) => severity === 'error')) return { issues };
    return { ruleset: new CompiledRuleset(file, positions), issues };
  } catch (error) {
    if (!(error instanceof SyntaxIssue)) throw error;
    return { issues: [issue({ severity: 'error', offset: error.offset, message: error.message })] };
  }
}
