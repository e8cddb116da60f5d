/** Pages that the lab writes itself, such as Teaching or Visit us. */
import { declare, type RecordOf } from '../../core/content/kind.ts';
import { longestText } from '../../core/markdown/limits.ts';
import { freePageDeskTexts } from './desk/texts.ts';
import { pageLimits } from './limits.ts';
import { freePageTexts } from './texts.ts';

const { one, title, notFound } = freePageTexts;
const { missing, desk } = freePageDeskTexts;

/** Small letters of any script and digits, in words. */
const addressShape = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

export const freePageKind = declare({
  fields: {
    title: { is: 'text', label: 'Title', max: pageLimits.title, missing: 'Title is required' },
    address: {
      is: 'text',
      label: 'Address',
      max: pageLimits.address,
      pattern: addressShape,
      wrong: missing.address,
      hint: 'Made from the title if you leave it empty. Visitors find the page under /pages/',
    },
    text: { is: 'markdown', label: 'Text', max: longestText },
    place: {
      is: 'choice',
      label: 'Place in the menu',
      values: ['none', 'menu', 'footer'],
      labels: { none: 'In no menu', menu: 'In the main menu', footer: 'In the footer' },
      initial: 'none',
    },
    order: { is: 'number', label: 'Position among the pages', min: 1, max: 999, whole: true },
    state: {
      is: 'choice',
      label: 'State',
      values: ['draft', 'published'],
      labels: { draft: 'Draft', published: 'Published' },
      initial: 'draft',
      isOnOff: true,
    },
  },
  nameField: 'title',
  words: { ...desk, one, title, notFound },
  collection: 'freePages',
  shows: ['createdAt'],
  columns: { title: 'long', address: 'shown', place: 'shown', state: 'shown' },
  home: { part: 'freePages', bytes: pageLimits.homeBytes },
});

export type FreePage = RecordOf<typeof freePageKind>;
