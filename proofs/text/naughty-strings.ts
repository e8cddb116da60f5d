/**
 * Strings that break programs, each written into every kind of content, in turn into its fields: what was
 * written comes back from the call, in the list, on the page, in the search, and in the lab that is restored
 * from an export.
 */
import { clean } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import type { Kind } from '@lab/contract/core/content/kind';
import { searchLimits } from '@lab/contract/features/search/limits';
import type { SearchReply } from '@lab/contract/features/search/schemas';
import { wordsIn } from '@lab/contract/features/search/words';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kinds } from '@lab/contract/kinds/kinds';
import { isLongerThan } from '@lab/contract/lib/length';
import { truncate } from '@lab/contract/lib/truncate';
import { elementsIn, textIn } from '../../functions/src/test/html.ts';
import { difference } from '../difference.ts';
import { textAt } from '../found/pages.ts';
import { type Call, callsOf } from '../lab-calls.ts';
import { type Case, type Fault, type Lab, suite } from '../suite.ts';
import { restoredRecords } from './restored.ts';
import {
  hasPage,
  isShortInList,
  listedRecords,
  readOne,
  remove,
  type Slot,
  textKinds,
  valueAt,
  type Written,
  write,
} from './written.ts';

const product = { calls: callsOf };

/** It stores what looks like HTML escaped, and accents apart from their letters. */
const planted: typeof product = {
  async calls(lab) {
    const call = await callsOf(lab);
    const spoiled = (body: unknown) =>
      JSON.parse(JSON.stringify(body).replaceAll('<', '&lt;').normalize('NFD'));
    return (what, body) => call(what, body && spoiled(body));
  },
};

export const naughtyStrings = suite({
  name: 'naughty-strings',
  part: 'Text',
  about: 'strings that break programs, in every kind of content: from the call to the restored lab',
  repository: 'minimaxir/big-list-of-naughty-strings',
  commit: 'db33ec7b1d5d9616a88c76394b7d0897bd0b97eb',
  needs: 'lab',
  product,
  planted,
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
            wrongRefusal(written) ??
            (hasPage(kind) ? lost('the call', await readOne(call, written), written) : undefined) ??
            lost('the list', lists.get(`${kind}/${id}`), written, isShortInList(kind)) ??
            lost('the restored lab', restored.get(`${kind}/${id}`), written) ??
            (await notOnPage(lab, written)) ??
            (await notFound(call, written))
          );
        },
      };
  } finally {
    for (const { written } of tried) if (!(written instanceof Error)) await remove(call, written);
  }
}

/** A line has neither line ends nor tabs. */
const kept = (text: string, is: string) =>
  is === 'prose' || is === 'markdown' ? clean(text) : clean(text).replace(/[\n\t]+/g, ' ');

const slotsOf = ({ kind }: Written) => textKinds.find((one) => one.kind === kind)?.slots ?? [];

function wrongRefusal(written: Written): Fault {
  for (const { path, field } of slotsOf(written)) {
    const refusal = written.refusals.get(path);
    const text = kept(written.sent.get(path) ?? '', field.is);
    const longest = field.is === 'people' ? limits.name : 'max' in field ? Number(field.max) : Infinity;
    const mayRefuse = text === '' || isLongerThan(text, longest);
    if (refusal && !mayRefuse) return `“${path}” refuses ${JSON.stringify(text)}: ${refusal}`;
  }
  return undefined;
}

function lost(where: string, found: unknown, written: Written, isLeftOut = (_: Slot) => false): Fault {
  if (!found) return `${where} does not have it`;
  for (const slot of slotsOf(written)) {
    const { path, field } = slot;
    const text = written.texts.get(path);
    if (text === undefined || isLeftOut(slot)) continue;
    const [value, wanted] = [valueAt(found, path), kept(text, field.is)];
    // A list leaves an empty name out.
    if (value !== wanted && !(field.is === 'people' && !wanted && value === undefined))
      return `${where} has ${JSON.stringify(value)} as “${path}”, not ${JSON.stringify(wanted)}`;
  }
  return undefined;
}

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
