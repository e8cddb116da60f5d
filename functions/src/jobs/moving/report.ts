/** The plan of a move, in words: what the site has, and what becomes of each file. */
import type { Kinds } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { type Fate, type Kind, kindsOfRecords, type Moved, type Site } from './description.ts';
import { isForeign } from './redirects.ts';

interface Counts {
  /** Of the entries of works. */
  works: { total: number; fresh: number; here: number; left: number };
  /** Whether a record is here since an earlier move, or by its name. */
  isHere(kind: Kind | keyof Kinds, record: Moved): boolean;
}

const columns = [
  '',
  'in the source',
  'come in',
  'are here',
  'elsewhere',
  'left out',
  'old addresses',
] as const;

type Row = readonly (string | number)[];

/** The last rows of the plan: each kind of records, and all files. */
export function tableOf(site: Site, { works, isHere }: Counts): string[] {
  const all = [...site.fates.values(), ...(site.items?.values() ?? [])];
  const having = (is: 'elsewhere' | 'left', of: string) =>
    all.filter((fate) => fate.is === is && fate.of === of).length;
  const rows = kindsIn(site).map((kind): Row => {
    if (kind === 'works') {
      const old = site.works.flatMap(({ files }) => [...files.values()].flatMap(({ old = [] }) => old));
      return [kind, works.total, works.fresh, works.here, 0, works.left, foreign(old)];
    }
    const records = recordsIn(site, kind);
    const here = records.filter((record) => isHere(kind, record)).length;
    const [elsewhere, left] = [having('elsewhere', kind), having('left', kind)];
    const replaced = kind === 'pages' ? (site.replaced ?? []) : [];
    const old = [...records, ...replaced].flatMap((record) => record.old);
    return [
      kind,
      records.length + elsewhere + left,
      records.length - here,
      here,
      elsewhere,
      left,
      foreign(old),
    ];
  });
  const items = site.items ? [sumOf('items', site.items)] : [];
  return [[...columns], ...rows, ...items, sumOf('files', site.fates)].map((row) =>
    row
      .map((cell, at) => cellOf(cell, at))
      .join('')
      .trimEnd(),
  );
}

/** A site that was made with this product has the kinds of this product. */
const kindsIn = ({ records }: Site): readonly (Kind | keyof Kinds)[] =>
  records
    ? ['works', ...publicKinds.filter((name) => records.some(({ kind }) => kind === name)), 'pages']
    : kindsOfRecords;

const recordsIn = ({ records, ...site }: Site, kind: string): readonly Moved[] =>
  records && kind !== 'pages'
    ? records.filter((record) => record.kind === kind)
    : (site[kind as Exclude<Kind, 'works'>] ?? []);

function sumOf(name: string, fates: ReadonlyMap<string, Fate>): Row {
  const all = [...fates.values()];
  const count = (is: Fate['is']) => all.filter((fate) => fate.is === is).length;
  return [name, all.length, count('read'), '', count('elsewhere'), count('left')];
}

const foreign = (addresses: readonly string[]) => addresses.filter(isForeign).length;

const cellOf = (cell: string | number, at: number) =>
  at === 0 ? String(cell).padEnd(10) : String(cell).padStart(15);

/** What is not read as it is, with the reason; `whole` names every file. */
export function linesOf(site: Site, whole: boolean): string[] {
  const byReason = new Map<string, string[]>();
  for (const [path, fate] of [...site.fates, ...(site.items ?? [])]) {
    if (fate.is === 'read') continue;
    const reason = fate.is === 'left' ? `left out, ${fate.why}` : `elsewhere, ${fate.where}`;
    const paths = byReason.get(reason);
    if (paths) paths.push(path);
    else byReason.set(reason, [path]);
  }
  const records = kindsIn(site).flatMap((kind) => (kind === 'works' ? [] : recordsIn(site, kind)));
  const ofWorks = site.works.map(({ name, remarks = [] }) => ({ from: name, remarks }));
  const remarks = [...ofWorks, ...records].flatMap(({ from, remarks }) =>
    remarks.map((remark) => `- ${from}: ${remark}`),
  );
  const reasons = [...byReason].map(
    ([reason, paths]) => `- ${reason}: ${paths.length} (${named(paths, whole)})`,
  );
  const ofSite = (site.remarks ?? []).map((remark) => `- ${remark}`);
  return [...reasons, ...remarks, ...ofSite];
}

const mostNamed = 6;
function named(paths: readonly string[], whole: boolean): string {
  const shown = whole ? paths : paths.slice(0, mostNamed);
  const more = paths.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more, which --all names` : ''}`;
}
