// A stylesheet as src/site/used-styles.ts takes from it what a page is drawn with: each rule with the classes that each
// of its selectors asks for, and rules within conditions. All of it is read by a phone before anything is painted, so
// what shows only when somebody acts or prints is left to the whole sheet, which comes after the page.
import { list, parse } from 'postcss';

const later = {
  selector: /:(hover|active)|::(selection|view-transition)/,
  media: /^(print|\(prefers-reduced)/,
};
// What stands in :not(), :is() or :has() need not be on the page for the rule to apply.
const functional = /:[\w-]+\([^()]*\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/** @param {string} selector */
const needs = (selector) => [...selector.replace(functional, '').matchAll(className)].map(([, name]) => name);

/** @param {string} css */
export function readSheet(css) {
  const sheet = parse(css);
  leaveForLater(sheet);
  writeOut(sheet);
  return readRules(sheet);
}

/**
 * The build puts a list into `:is()` where it holds what an old browser does not know.
 * @param {string} selector
 */
const apart = (selector) => {
  const [, inside] = /^:is\(((?:[^()]|\([^()]*\))*)\)$/.exec(selector) ?? [];
  return inside ? list.comma(inside) : [selector];
};

/** @param {import('postcss').Root} sheet */
function leaveForLater(sheet) {
  sheet.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes') || later.media.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    const all = rule.selectors.flatMap(apart);
    const now = all.filter((selector) => !later.selector.test(selector));
    if (now.length === 0) rule.remove();
    else if (now.length < all.length) rule.selectors = now;
  });
}

/**
 * Values that are declared once and for all stand where they are used: browsers look a variable up for each element.
 * @param {import('postcss').Root} sheet
 */
function writeOut(sheet) {
  /** @type {Map<string, import('postcss').Declaration | undefined>} */
  const constants = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration;
    const lasts = !constants.has(prop) && parent.selector === ':root' && parent.parent === sheet;
    constants.set(prop, lasts ? declaration : undefined);
  });
  /** @type {(value: string) => string} */
  const written = (value) =>
    value.replace(/var\((--[\w-]+)\)/g, (use, name) => {
      const constant = constants.get(name);
      return constant ? written(constant.value) : use;
    });
  sheet.walkDecls((declaration) => {
    declaration.value = written(declaration.value);
  });
  for (const constant of constants.values()) constant?.remove();
}

/** @param {import('postcss').Container} container */
function readRules({ nodes }) {
  return nodes.map((node) => {
    if (node.type === 'rule') return { text: String(node), needs: node.selectors.map(needs) };
    if (node.nodes?.some(({ type }) => type === 'rule')) {
      return { within: `@${node.name} ${node.params}`, rules: readRules(node) };
    }
    return { text: node.nodes ? String(node) : `${node};`, needs: [[]] };
  });
}
