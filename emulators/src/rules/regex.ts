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
    return regex.matcher(text).replaceAll(substitute, true);
  } catch (error) {
    throw new EvaluationError(`'${substitute}' is no valid substitute: ${reason(error)}.`);
  }
}

export function split(text: string, pattern: string): string[] {
  return compile(pattern, text).split(text);
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
