/**
 * The rules language uses RE2, whose matching takes linear time. JavaScript's own engine backtracks, so that
 * a rule or a document could make it run for hours; therefore this uses the port of RE2 in the Firebase SDK.
 */
import { RE2JS } from 're2js';
import { EvaluationError } from './errors.ts';
import { maxSize, tooLarge } from './size.ts';

const maxPattern = 10_000;
/** The time is the length of the text times the size of the program; this limit is about two seconds. */
const maxWork = 10_000_000;
const compiled = new Map<string, RE2JS>();

export function matchesWhole(text: string, pattern: string): boolean {
  return compile(pattern, text).matches(text);
}

/** `$1` in the replacement is a group, and `\$` a dollar sign. */
export function replaceAll(text: string, pattern: string, substitute: string): string {
  if ((text.length + 1) * substitute.length > maxSize) throw tooLarge();
  const regex = compile(pattern, text);
  try {
    // A `$` or `\` at the end is an ordinary character.
    const whole = substitute.replace(/^((?:\\.|[^\\])*)([\\$])$/s, '$1\\$2');
    return regex.matcher(text).replaceAll(whole, true);
  } catch (error) {
    throw new EvaluationError(`'${substitute}' is no valid substitute: ${reason(error)}.`);
  }
}

/** Without empty parts at the end, but with the first part in any case. */
export function split(text: string, pattern: string): string[] {
  const matcher = compile(pattern, text).matcher(text);
  const parts: string[] = [];
  let start = 0;
  while (matcher.find()) {
    parts.push(text.slice(start, matcher.start()));
    start = matcher.end();
  }
  parts.push(text.slice(start));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

export function regexProblem(pattern: string): string | undefined {
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

function compile(pattern: string, text: string): RE2JS {
  if (pattern.length > maxPattern) throw new EvaluationError('This regular expression is too long.');
  let regex = compiled.get(pattern);
  if (regex === undefined) {
    try {
      regex = RE2JS.compile(pattern);
    } catch (error) {
      throw new EvaluationError(`'${pattern}' is no valid regular expression: ${reason(error)}.`);
    }
    // Patterns are usually literals in rules, but patterns from data could fill the memory.
    if (compiled.size >= 100) compiled.clear();
    compiled.set(pattern, regex);
  }
  if (regex.programSize() * text.length > maxWork) {
    throw new EvaluationError('This text is too long for this regular expression.');
  }
  return regex;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
