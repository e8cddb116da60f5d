/** What a text may contain in the editor: the same as in contract/src/core/markdown/grammar.ts. */
import {
  isLinkAddress,
  isPictureInText,
  languageOf,
  passageAddress,
} from '@lab/contract/core/markdown/addresses';
import { headingLevels } from '@lab/contract/core/markdown/grammar';
import { type AnyExtension, Mark, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { DisplayedFormulaView, FormulaView } from './editor-formula.tsx';

/** A picture with its caption; with `href` it is the still of a video, which leads there. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    href: { default: '' },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: pictureIn },
    { tag: 'img[src]', getAttrs: pictureIn },
  ],
  renderHTML({ node }) {
    const { src, alt, caption, href } = node.attrs;
    const image = ['img', { src, alt }];
    const shown = href ? ['a', { 'data-href': href }, image] : image;
    const below = caption ? [['figcaption', {}, caption]] : [];
    return ['figure', href ? { class: 'video' } : {}, shown, ...below];
  },
});

/** A pasted picture from elsewhere would not be shown to visitors, so it is left out. */
function pictureIn(element: HTMLElement) {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = image?.getAttribute('src') ?? '';
  if (!isPictureInText(src)) return false;
  return {
    src,
    alt: image?.getAttribute('alt') ?? '',
    caption: element.querySelector('figcaption')?.textContent ?? '',
    href: element.querySelector('a')?.dataset.href ?? '',
  };
}

/** Says in which language a passage is, for voices and for translators. */
const Language = Mark.create({
  name: 'language',
  inclusive: false,
  addAttributes: () => ({
    lang: {
      default: null,
      parseHTML: (element: HTMLElement) => languageOf(passageAddress(element.lang)) ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'span[lang]', getAttrs: (element) => isTagged(element) && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Word marks every passage with the language of the computer, which says nothing. */
const isTagged = (element: HTMLElement) =>
  Boolean(languageOf(passageAddress(element.lang))) && !element.style.cssText;

const tex = {
  tex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.dataset.tex,
    renderHTML: ({ tex }: { tex: string }) => ({ 'data-tex': tex }),
  },
};

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => tex,
  parseHTML: () => [{ tag: 'span[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs.tex),
  addNodeView: () => ReactNodeViewRenderer(FormulaView, { as: 'span' }),
});

const DisplayedFormula = Node.create({
  name: 'displayedFormula',
  group: 'block',
  atom: true,
  addAttributes: () => tex,
  parseHTML: () => [{ tag: 'div[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs.tex),
  addNodeView: () => ReactNodeViewRenderer(DisplayedFormulaView),
});

/** The commands for tables read these of every cell, and Markdown's tables have no merged cells. */
const alwaysOne = { default: 1, parseHTML: () => 1, rendered: false };

/** A cell of Markdown's tables is one line. */
const cell = {
  content: 'paragraph',
  addAttributes: () => ({
    colspan: alwaysOne,
    rowspan: alwaysOne,
    colwidth: { default: null, parseHTML: () => null, rendered: false },
    align: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('align') },
  }),
};

export const extensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    underline: false,
    code: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Bold code and code in a link are allowed.
  Code.extend({ excludes: '' }),
  Language,
  Picture,
  Formula,
  DisplayedFormula,
  Table,
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
];
