/** The form in which functions/sheet.mjs writes the style sheet into the build. */
export interface Sheet {
  /** The variables that never change, which are taken out of the rules. */
  constants: Readonly<Record<string, string>>;
  rules: SheetRule[];
}

type SheetRule = { text: string; needs: string[][] } | { within: string; rules: SheetRule[] };

/**
 * Selects the style rules that this page's HTML uses. The client loads the whole style sheet before it
 * renders anything else, so only the page as sent depends on this selection. `look` has the variables that
 * the lab has chosen itself.
 */
export function usedStyles(
  { constants, rules }: Sheet,
  html: string,
  look: Readonly<Record<string, string>> = {},
): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isUsed = (needs: string[][]) => needs.some((selector) => selector.every((name) => classes.has(name)));
  const write = (rules: SheetRule[]): string =>
    rules
      .map((rule) => {
        if ('text' in rule) return isUsed(rule.needs) ? rule.text : '';
        const inside = write(rule.rules);
        return inside && `${rule.within}{${inside}}`;
      })
      .join('');
  return inlined(write(rules), { ...constants, ...look });
}

function inlined(css: string, constants: Readonly<Record<string, string>>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = constants[name];
    return value === undefined ? use : inlined(value, constants);
  });
}
