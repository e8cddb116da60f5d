import { readFileSync } from 'node:fs';

/** Removes blocks of code, which contain no headings or links. @param {string} markdown */
const withoutBlocks = (markdown) => markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

/**
 * The anchor that forges give a heading: `## The avatar's menu` gets `#the-avatars-menu`.
 * @param {string} heading
 */
const anchorOf = (heading) =>
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

/** All inline code in a text. @param {string} markdown */
export function inlineCode(markdown) {
  return [...withoutBlocks(markdown).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The targets of all links and images in a text. @param {string} markdown */
export function linksIn(markdown) {
  return [
    ...withoutBlocks(markdown)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = '']) => target);
}
