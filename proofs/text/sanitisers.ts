/**
 * Texts that try to run something in the page of who reads them: each goes through the renderer, the editor,
 * the clipboard, both ways of moving a site in, a mail, and a field of a record whose page is looked at. Some
 * of the pages are opened in a browser.
 */

import { renderMarkdown } from '../../functions/src/core/markdown/to-html.ts';
import { render } from '../../functions/src/features/mail/render.ts';
import { labText } from '../../functions/src/jobs/moving/texts/lab-text.ts';
import { markdownOf } from '../../functions/src/jobs/moving/wordpress/html-markdown.ts';
import { textAt } from '../found/pages.ts';
import { type Call, callsOf } from '../lab-calls.ts';
import { type Case, type Checkout, type Fault, type Given, suite } from '../suite.ts';
import { dangerIn, scriptsIn } from './danger.ts';
import { pasted, throughEditor } from './editor.ts';
import { opened } from './opened.ts';
import { inCode, inLines, inPrograms, unrepeated } from './payloads.ts';
import { pagesOf } from './record-pages.ts';
import { remove, textKinds, type Written, write } from './written.ts';

const lab = { name: 'Lab', email: 'lab@lab.test', words: {}, origin: 'https://lab.test' };
const target = (address: string) => address;
const moved = (text: string) =>
  labText(text, { withoutTags: (tagged) => ({ text: tagged, left: [] }), resolve: target }).markdown;
const html = async (text: string) => (await renderMarkdown(text)).html;

const product = {
  page: html,
  'page after the editor': async (text: string) => html(await throughEditor(text)),
  'page after the clipboard': async (text: string) => html(await pasted(text)),
  'page of a Jekyll site that moved in': async (text: string) => html(moved(text)),
  'page of a WordPress site that moved in': async (text: string) =>
    html(markdownOf(text, { hasLines: true, link: target, picture: target }).markdown),
  mail: async (text: string) =>
    render({ event: 'messageReceived', name: text, about: text, detail: text, reader: text, path: text }, lab)
      .html,
};

/** What looks like HTML is HTML. */
const planted: typeof product = { ...product, page: async (text) => `<p>${text}</p>` };

const declared = { part: 'Text', needs: 'lab', product, planted } as const;

const sanitiser = (
  name: string,
  about: string,
  repository: string,
  commit: string,
  payloadsIn: (files: Checkout) => string[],
) =>
  suite({
    ...declared,
    name,
    about,
    repository,
    commit,
    cases: (given) => casesOf(payloadsIn(given.files), given),
  });

export const sanitisers = [
  sanitiser(
    'sanitize-html',
    'the HTML of another sanitiser’s tests, in every field that takes text',
    'apostrophecms/sanitize-html',
    '6ac6b8ea4898c2ba7f843d8cdd5f7d036d760a0e',
    (files) => inPrograms(files, 'test', '.js'),
  ),
  sanitiser(
    'java-html-sanitizer',
    'the HTML of OWASP’s sanitiser’s tests, in every field that takes text',
    'OWASP/java-html-sanitizer',
    '3dc7b8e9e72944166c819792d679d0f5a2dc31d2',
    (files) => inPrograms(files, 'owasp-java-html-sanitizer/src/test/java', '.java'),
  ),
  sanitiser(
    'payloads-all-the-things',
    'lists of cross-site scripting, in every field that takes text',
    'swisskyrepo/PayloadsAllTheThings',
    'f9fa51417886ac11476cb62db2dff21773dc570b',
    (files) =>
      unrepeated([
        ...inLines(files, files.list('XSS Injection/Intruders', '.txt')),
        ...inCode(files, files.list('XSS Injection', '.md')),
      ]),
  ),
  sanitiser(
    'markdown-xss-payloads',
    'cross-site scripting in Markdown, in every field that takes text',
    'cujanovic/Markdown-XSS-Payloads',
    'b209f6925bc4b377c522bc7bde880199d4b126ac',
    (files) => inLines(files, ['Markdown-XSS-Payloads.txt']),
  ),
];

async function* casesOf(
  payloads: string[],
  { product, lab }: Given<typeof declared.product>,
): AsyncGenerator<Case> {
  for (const [at, text] of payloads.entries())
    yield { name: `${at + 1}`, fault: () => dangerAnywhere(product, text) };

  const call = await callsOf(lab);
  const usual = scriptsIn(await textAt(`${lab.address}/`));
  const records: Written[] = [];
  const kinds = textKinds.filter(({ kind }) => kind !== 'memberResources');
  try {
    for (let from = 0, turn = 0; from < payloads.length; turn += 1) {
      const { kind, slots } = kinds[turn % kinds.length] ?? { kind: 'news', slots: [] };
      const texts = payloads.slice(from, from + slots.length);
      const name = `${from + 1} to ${from + texts.length} in ${kind}`;
      from += slots.length;
      yield {
        name,
        fault: async () => {
          const one = await write(
            call,
            kind,
            new Map(texts.map((text, at) => [slots[at]?.path ?? '', text])),
          );
          records.push(one);
          for (const path of pagesOf(one)) {
            const danger = dangerIn(await textAt(lab.address + path), lab.address, usual);
            if (danger) return `${path}: ${danger}`;
          }
          return undefined;
        },
      };
    }
    yield { name: 'in a browser', fault: () => opened(lab, sampleOf(records).flatMap(pagesOf)) };
  } finally {
    await removeAll(call, records);
  }
}

/** One record of each kind. */
const sampleOf = (records: readonly Written[]) => [
  ...new Map(records.map((one) => [one.kind, one])).values(),
];

async function removeAll(call: Call, records: readonly Written[]): Promise<void> {
  for (const one of records) await remove(call, one);
}

async function dangerAnywhere(ways: typeof product, text: string): Promise<Fault> {
  for (const [way, made] of Object.entries(ways)) {
    const danger = dangerIn(await made(text), 'https://lab.test');
    if (danger) return `${way} of ${JSON.stringify(text)}: ${danger}`;
  }
  return undefined;
}
