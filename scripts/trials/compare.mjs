// Compares a restored lab with the one that was exported while people used it: before, and after.
/** @typedef {import('./contents.mjs').Named} Named */

/**
 * What nobody touched must be the same. What changed meanwhile may be as before, as after, or in between; it
 * is missing only where somebody deleted or made it.
 * @param {{ before: Named, after: Named, restored: Named }} of
 * @param {(name: string) => boolean} [isSaidToBeGone]
 */
export function compared({ before, after, restored }, isSaidToBeGone = () => true) {
  const wrong = [];
  let [same, changed] = [0, 0];
  for (const name of new Set([...before.keys(), ...after.keys(), ...restored.keys()])) {
    const [was, is, found] = [before.get(name), after.get(name), restored.get(name)];
    if (was !== undefined && was === is) {
      if (found === undefined) wrong.push(`${name} is missing.`);
      else if (found !== was) wrong.push(`${name} ${difference(was, found)}`);
      else same += 1;
      continue;
    }
    changed += 1;
    if (found === undefined && was !== undefined && is !== undefined) wrong.push(`${name} is missing.`);
    if (found === undefined && was !== undefined && !isSaidToBeGone(name))
      wrong.push(`${name} is missing, and nothing says so.`);
  }
  return { same, changed, wrong };
}

const around = 60;

/** Where two texts differ first. @param {string} was @param {string} found */
function difference(was, found) {
  let at = 0;
  while (was[at] === found[at]) at += 1;
  const part = (/** @type {string} */ text) =>
    JSON.stringify(text.slice(Math.max(0, at - around / 2), at + around));
  return `was ${part(was)} and is ${part(found)}.`;
}

const addresses = /\/(?:images|files)\/[\w/-]+\.(?:webp|pdf)/g;

/** Of a smaller copy the picture. @param {string} address */
const original = (address) => address.slice(1).replace(/-\d{3,4}(?=\.webp$)/, '');

/** The uploaded files that these pages name. @param {Named} pages */
export function filesNamedBy(pages) {
  const found = new Set();
  for (const text of pages.values()) for (const [name] of text.matchAll(addresses)) found.add(original(name));
  return found;
}
