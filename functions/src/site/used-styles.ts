/** As functions/sheet.mjs writes it into the build. */
export type SheetRule = { text: string; needs: string[][] } | { within: string; rules: SheetRule[] };

/**
 * Of all pages' rules those that this one is drawn with. The client fetches the whole sheet before it draws anything
 * else, so a rule that is missing here would be missed only by what is on the page already.
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
