// A stylesheet as src/site/used-styles.ts takes from it what a page needs: each rule with the classes that each of its
// selectors asks for, and rules within conditions.
import { parse } from 'postcss';

// What stands in :not(), :is() or :has() need not be on the page for the rule to apply.
const functional = /:[\w-]+\([^()]*\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/** @param {string} selector */
const needs = (selector) => [...selector.replace(functional, '').matchAll(className)].map(([, name]) => name);

/** @param {string} css */
export function readSheet(css) {
  return readRules(parse(css));
}

/** @param {import('postcss').Container} container */
function readRules({ nodes }) {
  return nodes.map((node) => {
    if (node.type === 'rule') return { text: String(node), needs: node.selectors.map(needs) };
    const holdsRules = node.nodes?.some(({ type }) => type === 'rule') && !node.name.endsWith('keyframes');
    if (holdsRules) return { within: `@${node.name} ${node.params}`, rules: readRules(node) };
    return { text: node.nodes ? String(node) : `${node};`, needs: [[]] };
  });
}
