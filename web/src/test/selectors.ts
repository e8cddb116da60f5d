/** What can be told from the text of a selector, without trying it on an element. */

interface Part {
  tag: string | undefined;
  classes: string[];
  attributes: string[];
}

const cache = new Map<string, Part[] | undefined>();

/**
 * What an element has at least if it matches one of the selectors; undefined where this cannot be told
 * simply.
 */
function partsOf(selectors: string): Part[] | undefined {
  if (/["'\\|&]/.test(selectors)) return undefined;
  let plain = selectors;
  // From the inside out, because `:not(:is(a, b))` contains brackets in brackets.
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  // A pseudo-element such as `::before` is no element that one could ask about.
  const ofElements = plain.split(',').filter((selector) => !/::|:before|:after/.test(selector));
  return ofElements.map((selector) => {
    const own = (
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    ).replaceAll(/:[\w-]+/g, '');
    const named = (pattern: RegExp) => [...own.matchAll(pattern)].map(([, name = '']) => name);
    return {
      tag: /^[a-z][\w-]*/i.exec(own)?.[0].toLowerCase(),
      classes: named(/\.([\w-]+)/g),
      attributes: named(/\[([\w-]+)/g),
    };
  });
}

export function couldMatch(selectors: string, element: Element, classes: ReadonlySet<string>): boolean {
  if (!cache.has(selectors)) cache.set(selectors, partsOf(selectors));
  const parts = cache.get(selectors);
  if (!parts) return true;
  return parts.some(
    (part) =>
      (!part.tag || part.tag === element.localName) &&
      part.classes.every((name) => classes.has(name)) &&
      part.attributes.every((name) => element.hasAttribute(name)),
  );
}

/** Whether it depends on more than the document, such as the focus or what is typed. */
export function hasState(selectors: string): boolean {
  return /(?<!:):(?!:|not\b|is\b|where\b|root\b|first-|last-|nth-|only-)/.test(selectors);
}
