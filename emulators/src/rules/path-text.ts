/** What a segment of a path may be written as, in a `match` and in an expression. */

/** Letters, digits and these marks; a percent sign begins the two digits of a byte, a plus sign is a space. */
const text = "(?:[\\w\\-.~:@*+&']|%[0-9a-fA-F]{2})+";
/** `{name}`, `{name=*}`, which means the same, or `{name=**}`. */
const wildcard = '\\{\\s*([A-Za-z_$][\\w$]*)\\s*(?:=\\s*\\*(\\*)?\\s*)?\\}';

/** Its groups are the name of a wildcard and whether it covers the rest. */
export const segmentText = new RegExp(`${wildcard}|\\(${text}\\)|${text}`, 'y');
export const segmentStart = new RegExp(`/(?:\\$\\(|${segmentText.source})`, 'y');

export function matchAt(pattern: RegExp, source: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(source) ?? undefined;
}

/** Percent signs and plus signs stand for what they stand for in a web form. */
export function decode(segment: string): string {
  if (!/[%+]/.test(segment)) return segment;
  return new URLSearchParams(`text=${segment.replaceAll('&', '%26')}`).get('text') ?? '';
}
