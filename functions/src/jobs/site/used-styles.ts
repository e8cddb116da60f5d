/** The form in which functions/sheet.mjs writes the style sheet into the build. */
export interface Sheet {
  /** The variables that never change, which are taken out of the rules. */
  constants: Readonly<Record<string, string>>;
  rules: SheetRule[];
}

type SheetRule = { text: string; needs: string[][] } | { within: string; rules: SheetRule[] };

/**
 * Selects the style rules and the faces that this page's HTML uses. The client loads the whole style sheet
 * before it renders anything else, so only the page as sent depends on this selection. `look` has the
 * variables that the lab has chosen itself.
 */
export function usedStyles(
  { constants, rules }: Sheet,
  html: string,
  look: Readonly<Record<string, string>> = {},
): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const attributes = [...html.matchAll(/\s([\w-]+="[^"]*")/g)].map(([, written = '']) => written);
  const present = new Set([...classes, ...attributes]);
  const isUsed = (needs: string[][]) => needs.some((selector) => selector.every((name) => present.has(name)));
  const write = (rules: SheetRule[]): string =>
    rules
      .map((rule) => {
        if ('text' in rule) return isUsed(rule.needs) ? rule.text : '';
        const inside = write(rule.rules);
        return inside && `${rule.within}{${inside}}`;
      })
      .join('');
  return withUsedFaces(inlined(write(rules), { ...constants, ...look }));
}

const face = /@font-face\s?\{\s*font-family:\s?"?([^;"]+)[^}]*\}/g;

/** A page shows one look, and the browser prepares each face that is declared. */
function withUsedFaces(css: string): string {
  const rest = css.replace(face, '');
  return css.replace(face, (rule, family: string) => (rest.includes(family) ? rule : ''));
}

function inlined(css: string, constants: Readonly<Record<string, string>>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = constants[name];
    return value === undefined ? use : inlined(value, constants);
  });
}
