/**
 * Regular expressions of the rules language are RE2's: matching takes time linear in the text, whatever the pattern.
 * JavaScript's own engine backtracks, and a rule or a document could make it run for hours, so the port of RE2 that
 * comes with the Firebase SDK does the work.
 */
import { RE2JS } from 're2js';
import { EvaluationError } from './errors.ts';
import { maxSize, tooLarge } from './size.ts';

const maxPattern = 10_000;
/** Time is linear in the text with the size of the program as a factor: the product is held to some two seconds. */
const maxWork = 10_000_000;
const compiled = new Map<string, RE2JS>();

export function matchesWhole(text: string, pattern: string): boolean {
  return compile(pattern, text).matches(text);
}

/** `$1` in the substitute stands for a group, and `\$` for a dollar sign. */
export function replaceAll(text: string, pattern: string, substitute: string): string {
  if ((text.length + 1) * substitute.length > maxSize) throw tooLarge();
  const regex = compile(pattern, text);
  try {
    // A `$` or a `\` that stands last stands for itself.
    const whole = substitute.replace(/^((?:\\.|[^\\])*)([\\$])$/s, '$1\\$2');
    return regex.matcher(text).replaceAll(whole, true);
  } catch (error) {
    throw new EvaluationError(`'${substitute}' is no valid substitute: ${reason(error)}.`);
  }
}

/** Without the empty parts at the end; the first part stays even where nothing else does. */
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
    // Patterns are nearly always literals of the rules; only ones made up from data could pile up.
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
