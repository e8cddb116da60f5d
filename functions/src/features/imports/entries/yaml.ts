/** YAML of anybody. Every value is read as text, so that a version such as 1.10 stays what it is. */
import { parseDocument } from 'yaml';

/**
 * Undefined for what is no YAML, is nested deeper than the call stack, or repeats itself more often than it
 * may: a few lines of anchors can stand for gigabytes.
 */
export function readYaml(text: string, { aliases = 0 } = {}): unknown {
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      resolveKnownTags: false,
      // Comparing all keys with each other takes too long in a hostile file.
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    });
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: aliases });
  } catch {
    return undefined;
  }
}
