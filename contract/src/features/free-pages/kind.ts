/** Pages that the lab writes itself, such as Teaching or Visit us. */
import { declare, type RecordOf } from '../../core/content/kind.ts';
import { longestText } from '../../core/markdown/limits.ts';
import { freePageDeskTexts } from './desk/texts.ts';
import { pageLimits } from './limits.ts';
import { freePageTexts } from './texts.ts';

const { one, title, notFound } = freePageTexts;
const { fields, missing, desk, places, states, addressHint } = freePageDeskTexts;

/** Small letters of any script and digits, in words. */
const addressShape = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

export const freePageKind = declare({
  fields: {
    title: { is: 'text', label: fields.title, max: pageLimits.title, missing: missing.title },
    address: {
      is: 'text',
      label: fields.address,
      max: pageLimits.address,
      pattern: addressShape,
      wrong: missing.address,
      hint: addressHint,
    },
    text: { is: 'markdown', label: fields.text, max: longestText },
    place: {
      is: 'choice',
      label: fields.place,
      values: ['none', 'menu', 'footer'],
      labels: places,
      initial: 'none',
    },
    order: { is: 'number', label: fields.order, min: 1, max: 999, whole: true },
    state: {
      is: 'choice',
      label: fields.state,
      values: ['draft', 'published'],
      labels: states,
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
