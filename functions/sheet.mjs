// Prepares the style sheet for src/jobs/site/used-styles.ts: each rule with the classes and attributes that
// its selectors need, and the conditions around it. A phone must read all inlined rules before it paints, so
// rules for interaction, for printing and for browsers without JavaScript are left to the whole style sheet,
// which loads later, and at once where no script runs.
import { list, parse } from 'postcss';

const later = {
  selector: /:(hover|active)|::(selection|view-transition)/,
  media: /^(print|\(prefers-reduced|\(scripting)/,
};
// Classes inside :not(), :is() or :has() need not be on the page for the rule to match.
const functional = /:[\w-]+\([^()]*\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

// Those of the root are not in the content: the server and the inline script set them.
const attribute = /(?<=^|[\s>+~])(?!:root|html|body)[^\s>+~[]*\[([\w-]+)="?([^"\]]*)"?\]/g;

/**
 * Names of classes, and attributes as HTML writes them.
 * @param {string} selector
 */
function needs(selector) {
  const plain = selector.replace(functional, '');
  return [
    ...[...plain.matchAll(className)].map(([, name]) => name),
    ...[...plain.matchAll(attribute)].map(([, name, value]) => `${name}="${value}"`),
  ];
}

/** @param {string} css */
export function readSheet(css) {
  const sheet = parse(css);
  leaveForLater(sheet);
  const constants = takeConstants(sheet);
  return { constants, rules: readRules(sheet) };
}

/**
 * The build puts a selector list into `:is()` when it contains a selector that old browsers do not know.
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
 * Takes out the variables that are declared only once. `usedStyles` inlines them, because browsers look a
 * variable up for each element.
 * @param {import('postcss').Root} sheet
 */
function takeConstants(sheet) {
  /** @type {Map<string, import('postcss').Declaration | undefined>} */
  const found = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration;
    const lasts = !found.has(prop) && parent.selector === ':root' && parent.parent === sheet;
    found.set(prop, lasts ? declaration : undefined);
  });
  const constants = [...found.values()].filter((declaration) => declaration !== undefined);
  for (const constant of constants) constant.remove();
  return Object.fromEntries(constants.map(({ prop, value }) => [prop, value]));
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
