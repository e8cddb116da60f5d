/**
 * Answers what queries by role, expectations and popups ask of each element without the rest of its style.
 * jsdom computes all of it from all rules, which takes a third of the time of a test with a large screen.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { couldMatch, hasState } from './selectors.ts';

/** jsdom answers these with nothing where no rule sets them. */
const withoutInitial = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'position',
  'opacity',
  'transform',
  '-webkit-transform',
];

const properties: Record<string, { initial: string; inherited: boolean }> = {
  display: { initial: 'inline', inherited: false },
  visibility: { initial: 'visible', inherited: true },
  'pointer-events': { initial: 'auto', inherited: true },
  ...Object.fromEntries(withoutInitial.map((name) => [name, { initial: '', inherited: false }])),
};
const keywords = /^(?:inherit|initial|unset|revert|revert-layer)$|[^a-z-]/;

interface Rule {
  selectors: string;
  style: CSSStyleDeclaration;
}

/** jsdom's own. */
export const { getComputedStyle } = window;
const observer = new MutationObserver(invalidate);
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

let rules: Record<string, Rule[]> | undefined;
let values = new WeakMap<Element, Record<string, string>>();
const browserRules = readBrowserRules();
const anyStyle = document.createElement('i').style;

function invalidate() {
  rules = undefined;
  values = new WeakMap();
}

/** The rules that jsdom has for all pages, such as that `head` is not shown. */
function readBrowserRules(): CSSRule[] {
  const { resolve } = createRequire(import.meta.url);
  const style = document.createElement('style');
  style.textContent = readFileSync(resolve('jsdom/lib/jsdom/browser/default-stylesheet.css'), 'utf8');
  document.head.append(style);
  const found = Array.from(style.sheet?.cssRules ?? []);
  style.remove();
  return found;
}

function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}

function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'cssRules' in rule;
}

/** jsdom looks into `@media screen` and into no other group. */
function rulesIn(rule: CSSRule): CSSRule[] {
  if (!isMediaRule(rule)) return [rule];
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
}

function collectRules(): Record<string, Rule[]> {
  const found: Record<string, Rule[]> = Object.fromEntries(Object.keys(properties).map((name) => [name, []]));
  const sheets = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
  for (const outer of [...browserRules, ...sheets]) {
    for (const rule of rulesIn(outer)) {
      if (!isStyleRule(rule)) continue;
      for (const [name, list] of Object.entries(found)) {
        if (rule.style.getPropertyValue(name)) list.push({ selectors: rule.selectorText, style: rule.style });
      }
    }
  }
  return found;
}

/** A selector that jsdom cannot read matches nothing, as in its own computation. */
function matches(element: Element, selectors: string): boolean {
  try {
    return element.matches(selectors);
  } catch {
    return false;
  }
}

/**
 * Undefined where only jsdom knows: for keywords, and for rules that depend on more than tags, classes and
 * attributes.
 */
function find(element: Element, name: string): string | undefined {
  const cached = values.get(element) ?? {};
  if (name in cached) return cached[name];
  rules ??= collectRules();
  const { initial = '', inherited = false } = properties[name] ?? {};
  const classes = new Set(element.getAttribute('class')?.split(/\s+/));
  let value = '';
  for (const { selectors, style } of rules[name] ?? []) {
    if (!couldMatch(selectors, element, classes)) continue;
    if (hasState(selectors)) return undefined;
    if (matches(element, selectors)) value = style.getPropertyValue(name);
  }
  if (element instanceof HTMLElement || element instanceof SVGElement)
    value = element.style.getPropertyValue(name) || value;
  if (keywords.test(value)) return undefined;
  const parent = element.parentElement;
  const found = value || (inherited && parent ? find(parent, name) : initial);
  if (found !== undefined) values.set(element, { ...cached, [name]: found });
  return found;
}

export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !element.isConnected || element.ownerDocument !== document)
    return getComputedStyle(element, pseudo);
  let all: CSSStyleDeclaration | undefined;
  const whole = () => (all ??= getComputedStyle(element));
  const read = (name: string) => {
    if (observer.takeRecords().length > 0) invalidate();
    return find(element, name) ?? whole().getPropertyValue(name);
  };
  return new Proxy(anyStyle, {
    get(_, key) {
      if (key === 'getPropertyValue')
        return (name: string) => (name in properties ? read(name) : whole().getPropertyValue(name));
      const name = String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (name in properties) return read(name);
      const value = Reflect.get(whole(), key);
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
  });
}
