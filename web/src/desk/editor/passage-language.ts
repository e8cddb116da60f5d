/** The language of a passage, which voices and translators need. */
import type { Command, Editor } from '@tiptap/core';

/** What visitors of a lab write most, so that nobody has to know a tag. */
const tags =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl grc he hi hr hu hy id is it ja ka ko la lt lv mk ms mt nb nl pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant'.split(
    ' ',
  );

export const nameOfLanguage = (tag: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;

export function languageChoices(language: string): { tag: string; name: string }[] {
  const collator = new Intl.Collator(language);
  return tags
    .map((tag) => ({ tag, name: nameOfLanguage(tag, language) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** Of the selected words, or of those around the cursor. */
export const languageAt = (editor: Editor): string => String(editor.getAttributes('language').lang ?? '');

/** In Markdown a passage is a link, and there is no link within a link. */
export const addLanguage =
  (lang: string): Command =>
  ({ tr, state }) => {
    const { language, link } = state.schema.marks;
    if (!language || !link) return false;
    let isAdded = false;
    const { from, to } = tr.selection;
    tr.doc.nodesBetween(from, to, (node, at) => {
      if (!node.isText || link.isInSet(node.marks)) return;
      tr.addMark(Math.max(from, at), Math.min(to, at + node.nodeSize), language.create({ lang }));
      isAdded = true;
    });
    return isAdded;
  };
