/** A text that somebody opens in the editor and saves, and one that is pasted into it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSONContent } from '@tiptap/core';

/** The editor's parts look for a document as soon as they are loaded. */
async function loadEditor() {
  const { JSDOM } = createRequire(join(process.cwd(), 'web/package.json'))('jsdom');
  const { window } = new JSDOM('<!doctype html>');
  Object.assign(globalThis, { window, addEventListener: () => undefined });
  for (const name of [
    'document',
    'navigator',
    'DOMParser',
    'Node',
    'NodeFilter',
    'Element',
    'HTMLElement',
  ] as const)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  const [{ getSchema }, model, { cleanPaste }, { documentOf }, { extensions }, { markdownOf }] =
    await Promise.all([
      import('@tiptap/core'),
      import('@tiptap/pm/model'),
      import('../../web/src/desk/editor/clean-paste.ts'),
      import('../../web/src/desk/editor/from-markdown.ts'),
      import('../../web/src/desk/editor/schema.ts'),
      import('../../web/src/desk/editor/to-markdown.ts'),
    ]);
  const schema = getSchema(extensions);
  const parser = model.DOMParser.fromSchema(schema);
  return {
    edited(text: string): string {
      const node = schema.nodeFromJSON(documentOf(text));
      node.check();
      return markdownOf(node.toJSON() as JSONContent);
    },
    pasted(html: string): string {
      const { body } = new window.DOMParser().parseFromString(cleanPaste(html), 'text/html');
      return markdownOf(parser.parse(body).toJSON() as JSONContent);
    },
  };
}

let loaded: ReturnType<typeof loadEditor> | undefined;
function editor() {
  loaded ??= loadEditor();
  return loaded;
}

export const throughEditor = async (text: string): Promise<string> => (await editor()).edited(text);
export const pasted = async (html: string): Promise<string> => (await editor()).pasted(html);
