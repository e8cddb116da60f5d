/**
 * Zotero’s own reader on the page of each work: what it saves is what our CSL-JSON says. The server of its
 * translators has to listen at 127.0.0.1:1969.
 */
import { type Case, type Fault, suite } from '../suite.ts';
import { worksOf } from './pages.ts';

const server = 'http://127.0.0.1:1969';

type Item = Record<string, unknown>;

/** What Zotero saves of a page, as it exports it. */
async function saved(address: string): Promise<Item> {
  const web = await fetch(`${server}/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: address,
  });
  if (!web.ok) throw new Error(`Zotero answers ${web.status} about ${address}`);
  const items = await web.json();
  const exported = await fetch(`${server}/export?format=csljson`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(items),
  });
  return ((await exported.json()) as Item[])[0] ?? {};
}

const product = { saved };

/** Its pages have no authors. */
const planted: typeof product = { saved: async (address) => ({ ...(await saved(address)), author: [] }) };

export const zotero = suite({
  name: 'zotero',
  part: 'Found',
  about: 'what Zotero saves of the page of each work, field by field of its CSL-JSON',
  repository: 'zotero/translation-server',
  commit: 'd88a8d5384456439962edfef129b14841b09af6d',
  needs: 'lab',
  program: {
    name: 'translation-server at 127.0.0.1:1969',
    check: ['node', '-e', `fetch('${server}').catch(() => process.exit(1))`],
  },
  product,
  planted,
  async *cases({ product, lab: { address } }) {
    const faults = new Map<string, Fault>();
    for (const { _id: id } of await worksOf(address)) {
      const path = `/paper/${id}`;
      const [ours] = (await (await fetch(`${address}/api/researchPaper/${id}.csl.json`)).json()) as [Item];
      const theirs = await product.saved(address + path).catch((error: Error) => ({ type: error.message }));
      for (const field of Object.keys(ours).filter((name) => !notOfPages.has(name))) {
        const name = `${ours.type}: ${field}`;
        const [given, found] = [told(ours[field]), told((theirs as Item)[field])];
        if (given === found) faults.set(name, faults.get(name));
        else
          faults.set(name, faults.get(name) ?? `${path}: ${found.slice(0, 200)}, not ${given.slice(0, 200)}`);
      }
    }
    for (const [name, fault] of faults) yield { name, fault: () => fault } satisfies Case;
  },
});

/** What no page tells a reader like Zotero: how we call the record, and fields of our own. */
const notOfPages = new Set(['id', 'custom', 'citation-key']);

/** Numbers and texts are the same to a reader, and so are kinds of dashes and spaces. */
function told(value: unknown): string {
  const parts = (_: string, part: unknown) => (typeof part === 'number' ? String(part) : part);
  return (JSON.stringify(value, parts) ?? 'nothing').replaceAll('–', '-').replace(/(?:\\n|\s)+/g, ' ');
}
