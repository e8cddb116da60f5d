import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const given = new Map<string, string>();

/**
 * Short, because each page includes its styles, and every visitor's script the names of all classes. Made of the file and the name, so
 * that both builds give the same.
 */
export function shortClassName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`;
  const other = given.get(short);
  if (other && other !== whole) throw new Error(`${whole} and ${other} would both be the class ${short}`);
  given.set(short, whole);
  return short;
}
