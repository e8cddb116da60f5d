/** The syntax of path segments, in a `match` and in an expression. */

/**
 * Letters, digits and these characters; a percent sign starts the two digits of a byte, a plus sign is a
 * space.
 */
const text = "(?:[\\w\\-.~:@*+&']|%[0-9a-fA-F]{2})+";
/** `{name}`, `{name=*}`, which means the same, or `{name=**}`. */
const wildcard = '\\{\\s*([A-Za-z_$][\\w$]*)\\s*(?:=\\s*\\*(\\*)?\\s*)?\\}';

/** Its groups are the wildcard's name and whether it matches the rest of the path. */
export const segmentText = new RegExp(`${wildcard}|\\(${text}\\)|${text}`, 'y');
export const segmentStart = new RegExp(`/(?:\\$\\(|${segmentText.source})`, 'y');

export function matchAt(pattern: RegExp, source: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source) ?? undefined;
}

/** Percent and plus signs have the same meaning as in a web form. */
export function decode(segment: string): string {
  if (!/[%+]/.test(segment)) return segment;
  return new URLSearchParams(`text=${segment.replaceAll('&', '%26')}`).get('text') ?? '';
}
