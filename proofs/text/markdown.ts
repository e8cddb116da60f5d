/**
 * The examples of Markdown's specifications: what a reader takes from a text is the same on a page, and the
 * editor changes nothing of it.
 */
import { renderMarkdown } from '../../functions/src/core/markdown/to-html.ts';
import { difference } from '../difference.ts';
import { type Case, type Given, suite } from '../suite.ts';
import { throughEditor } from './editor.ts';
import { meaningOf } from './meaning.ts';

const product = {
  page: async (text: string) => (await renderMarkdown(text)).html,
  edited: throughEditor,
};

/** Bold words are italic ones, and the editor forgets numbers at the beginning of a list. */
const planted: typeof product = {
  page: async (text) => (await product.page(text)).replaceAll('strong>', 'em>'),
  edited: async (text) => (await product.edited(text)).replace(/^\d+\. /gm, '1. '),
};

const declared = { part: 'Text', needs: 'nothing', product, planted } as const;

export const commonMark = suite({
  ...declared,
  name: 'commonmark',
  about: 'what long texts look like, and what the editor makes of them',
  repository: 'commonmark/commonmark-spec',
  commit: '31c0ca2d294ea60ab4438004da410e2e590a46f2',
  cases: (given) => casesIn('spec.txt', given),
});

export const gfm = suite({
  ...declared,
  name: 'gfm',
  about: 'tables and strikethrough, and all of it once more in the dialect of GitHub',
  repository: 'github/cmark-gfm',
  commit: '85d895289c5ab67f988ca659493a64abb5fec7b4',
  *cases(given) {
    for (const file of ['spec.txt', 'extensions.txt', 'regression.txt'])
      yield* casesIn(`test/${file}`, given);
  },
});

/** A heading, or between two lines of 32 backticks: the text, a line with a point, and its HTML. */
const part = /^#+ (.+)$|^`{32} example.*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm;

function* casesIn(file: string, { files, product }: Given<typeof declared.product>): Generator<Case> {
  let [number, section] = [0, ''];
  for (const [, heading, markdown = '', html = ''] of files.read(file).matchAll(part)) {
    if (heading) section = heading;
    if (heading) continue;
    const text = markdown.replaceAll('→', '\t').replace(/\n$/, '');
    // Where code ends is no line of it.
    const wanted = html.replaceAll('→', '\t').replaceAll('\n</code></pre>', '</code></pre>');
    const name = `${file} ${++number}, ${section}`;
    yield {
      name,
      fault: async () => difference(meaningOf(await product.page(text)), meaningOf(wanted)),
    };
    yield {
      name: `${name}, through the editor`,
      fault: async () => {
        const edited = await product.page(await product.edited(text));
        return difference(meaningOf(edited), meaningOf(await product.page(text)));
      },
    };
  }
}
