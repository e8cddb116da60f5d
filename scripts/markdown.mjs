// What tests of documents need to know of Markdown.
import { readFileSync } from 'node:fs';

/** What stands in a block of code is neither a heading nor a link. @param {string} markdown */
const withoutBlocks = (markdown) => markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

/** As the forges make it: `## The avatar's menu` is reached by `#the-avatars-menu`. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** @param {string} file */
export function anchorsIn(file) {
  return [...withoutBlocks(readFileSync(file, 'utf8')).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );
}

/** What is set as code within a text. @param {string} markdown */
export function codeIn(markdown) {
  return [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The targets of all links and pictures in a text. @param {string} markdown */
export function linksIn(markdown) {
  return [
    ...withoutBlocks(markdown)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);
}
