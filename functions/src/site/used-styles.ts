/** The form in which functions/sheet.mjs writes the rules into the build. */
export type SheetRule = { text: string; needs: string[][] } | { within: string; rules: SheetRule[] };

/**
 * Selects the style rules that this page's HTML uses. The client loads the whole style sheet before it renders anything
 * else, so only the page as sent depends on this selection.
 */
export function usedStyles(sheet: SheetRule[], html: string): string {
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
  return write(sheet);
}
