/**
 * A text with values, as a lab writes it: `{1} of {2}` for the first and the second value. A text that counts
 * has two forms, for one and for any other number: `1 paper | {1} papers`.
 */
const between = ' | ';
const place = /\{(\d)\}/g;

export const isTemplate = (text: string) => text.includes(between) || /\{\d\}/.test(text);

export function filled(template: string): (...values: unknown[]) => string {
  const [one = '', other = one] = template.split(between);
  return (...values) =>
    (values[0] === 1 ? one : other).replace(place, (_, at: string) => String(values[Number(at) - 1] ?? ''));
}

/** The template that a text follows; undefined if it does more than fill in its values. */
export function templateOf(text: (...values: never[]) => string): string | undefined {
  const write = text as (...values: unknown[]) => string;
  const places = Array.from({ length: text.length }, (_, at) => `{${at + 1}}`);
  try {
    const other = String(write(...places));
    const one = String(write(1, ...places.slice(1)));
    const template = one === other.replaceAll('{1}', '1') ? other : `${one}${between}${other}`;
    const samples = [places.map((_, at) => at + 1), places.map((_, at) => at + 2), places.map(() => '')];
    return samples.every((values) => String(write(...values)) === filled(template)(...values))
      ? template
      : undefined;
  } catch {
    return undefined;
  }
}

/** The values that a template names, in a fixed order, for each of its forms. */
export const placesIn = (template: string) =>
  template.split(between).map((form) => [...new Set(form.match(place) ?? [])].sort().join(' '));
