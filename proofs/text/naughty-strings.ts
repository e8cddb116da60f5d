/**
 * Strings that break programs, each written into every kind of content, in turn into its fields: what was
 * written comes back from the call, in the list, on the page, in the search, and in the lab that is restored
 * from an export.
 */
import type { Kind } from '@lab/contract/core/content/kind';
import { searchLimits } from '@lab/contract/features/search/limits';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { wordsIn } from '@lab/contract/features/search/words';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kinds } from '@lab/contract/kinds/kinds';
import { truncate } from '@lab/contract/lib/truncate';
import { elementsIn, textIn } from '../../functions/src/test/html.ts';
import { difference } from '../difference.ts';
import { textAt } from '../found/pages.ts';
import { type Call, callsOf } from '../lab-calls.ts';
import { type Case, type Fault, type Lab, suite } from '../suite.ts';
import { kept, lost, wrongRefusal } from './kept.ts';
import { restoredRecords } from './restored.ts';
import {
  hasPage,
  isWholeInList,
  listedRecords,
  readOne,
  remove,
  textKinds,
  type Written,
  write,
} from './written.ts';

const product = { calls: callsOf };

/** It stores what looks like HTML escaped, and accents apart from their letters. */
export const spoiledCalls: typeof callsOf = async (lab, email) => {
  const call = await callsOf(lab, email);
  const spoiled = (body: unknown) =>
    JSON.parse(JSON.stringify(body).replaceAll('<', '&lt;').normalize('NFD'));
  return (what, body) => call(what, body && spoiled(body));
};

export const naughty = {
  part: 'Text',
  repository: 'minimaxir/big-list-of-naughty-strings',
  commit: 'db33ec7b1d5d9616a88c76394b7d0897bd0b97eb',
  needs: 'lab',
} as const;

export const naughtyStrings = suite({
  ...naughty,
  name: 'naughty-strings',
  about: 'strings that break programs, in every kind of content: from the call to the restored lab',
  product,
  planted: { calls: spoiledCalls },
  async *cases({ files, product, lab }) {
    const strings: string[] = JSON.parse(files.read('blns.json'));
    const call = await product.calls(lab);
    // In two halves, because a list of a lab takes some hundred entries.
    const half = Math.ceil(strings.length / 2);
    for (const [at, part] of [strings.slice(0, half), strings.slice(half)].entries())
      yield* casesWith(part, at * half, call, lab);
  },
});

async function* casesWith(strings: string[], first: number, call: Call, lab: Lab): AsyncGenerator<Case> {
  const tried: { name: string; written: Written | Error }[] = [];
  try {
    for (const { kind, slots } of textKinds)
      for (let from = 0; from < strings.length; from += slots.length) {
        const texts = new Map(
          slots.map(({ path }, at) => [path, strings[(from + at) % strings.length] ?? '']),
        );
        const name = `${kind}, string ${first + from + 1}`;
        tried.push({ name, written: await write(call, kind, texts).catch((error: Error) => error) });
      }
    const lists = await listedRecords(call);
    const restored = await restoredRecords(lab);
    for (const { name, written } of tried)
      yield {
        name,
        fault: async () => {
          if (written instanceof Error) throw written;
          const { kind, id } = written;
          return (
            wrongRefusal(slotsOf(written), written) ??
            (hasPage(kind)
              ? lost('the call', await readOne(call, written), slotsOf(written), written)
              : undefined) ??
            lost(
              'the list',
              lists.get(`${kind}/${id}`),
              slotsOf(written).filter(isWholeInList(kind)),
              written,
            ) ??
            lost('the restored lab', restored.get(`${kind}/${id}`), slotsOf(written), written) ??
            (await notOnPage(lab, written)) ??
            (await notFound(call, written))
          );
        },
      };
  } finally {
    for (const { written } of tried) if (!(written instanceof Error)) await remove(call, written);
  }
}

const slotsOf = ({ kind }: Written) => textKinds.find((one) => one.kind === kind)?.slots ?? [];

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

async function notOnPage(lab: Lab, { kind, id, texts }: Written): Promise<Fault> {
  const { pages, listFor }: Kind = kinds[kind];
  const title = texts.get(declarationOf(kind).nameField);
  if (!pages.one || listFor || title === undefined) return undefined;
  const headings = elementsIn(await textAt(lab.address + pages.one(id)))
    .filter(({ tagName }) => tagName === 'h1')
    .map((one) => shown(textIn(one)));
  const wanted = shown(kept(title, 'text'));
  return headings.includes(wanted) ? undefined : `the page has the headings ${JSON.stringify(headings)}`;
}

/** A search for the title finds it under this title, unless it has no word. */
async function notFound(call: Call, { kind, id, texts }: Written): Promise<Fault> {
  const { pages, listFor }: Kind = kinds[kind];
  const title = kept(texts.get(declarationOf(kind).nameField) ?? '', 'text');
  if (!pages.one || listFor) return undefined;
  const { status, body } = await call(`GET /search?${new URLSearchParams({ q: title })}`);
  if (status !== 200) return `the search answers ${status}`;
  const { groups } = body as SearchReply;
  const found = groups.flatMap(({ rows }) => rows).find(({ address }) => address.endsWith(`/${id}`));
  if (found) return difference(found.title, truncate(title, searchLimits.title), 'the search');
  return wordsIn(title).length > 0 ? `the search does not find ${JSON.stringify(title)}` : undefined;
}
