/** A colour in a style sheet of Sass, as six digits. */

/** The first value that the sheet gives this name, which is the one of light pages. */
export function valueIn(sheet: string, name: string): string {
  // `#{$moss}` is the variable.
  const plain = sheet.replace(/#\{(\$[\w-]{1,60})\}/g, '$1');
  for (const line of plain.split(/[\n;{}]/)) {
    const at = line.indexOf(':');
    if (at > 0 && line.slice(0, at).trim() === name) return line.slice(at + 1).trim();
  }
  return '';
}

/** By their names without the dollar. */
export function variablesIn(sheet: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of sheet.split(/[\n;]/)) {
    const [, name, value] = /^\s{0,20}\$([\w-]{1,60}):([^\n]{1,100})$/.exec(line) ?? [];
    if (name && value) found.set(name, value.replace('!default', '').trim());
  }
  return found;
}

/** Variables may name others. */
const deepest = 5;

export function colourIn(value: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  const [, name] = /^\$([\w-]{1,60})$/.exec(value) ?? [];
  if (name) return depth < deepest ? colourIn(variables.get(name) ?? '', variables, depth + 1) : '';
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value) ?? [];
  if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
  const [, ...parts] = /^rgba?\((\d{1,3})[, ]{1,3}(\d{1,3})[, ]{1,3}(\d{1,3})\b/.exec(value) ?? [];
  if (parts.length === 0) return '';
  return `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`;
}
