// The data of earlier versions (functions/fixtures), with enough works for several pages of an upgrade.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { root } from '../paths.mjs';
import { database } from './contents.mjs';

const folder = join(root, 'functions/fixtures');
/** An upgrade goes through a collection in pages of twenty. */
const works = 65;

export const keptVersions = () =>
  readdirSync(folder)
    .flatMap((name) => /^([\d.]+)\.jsonl$/.exec(name)?.[1] ?? [])
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** Returns how many records there are. @param {string} version @param {string} project */
export async function loadKept(version, project) {
  const lines = readFileSync(join(folder, `${version}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  /** @type {[string, object][]} */
  const kept = lines.map((line) => JSON.parse(line));
  const papers = kept.filter(([path]) => path.startsWith('researchPapers/'));
  const more = Array.from({ length: works }, (_, index) => {
    const [path, fields] = papers[index % papers.length] ?? ['', {}];
    return /** @type {[string, object]} */ ([`${path}-${index}`, { ...fields }]);
  });
  const { firestore, close } = database(project);
  const writer = firestore.bulkWriter();
  for (const [path, fields] of [...kept, ...more]) void writer.set(firestore.doc(path), stored(fields));
  await writer.close();
  await close();
  return kept.length + more.length;
}

/** Times are written as `{ "$time": … }`. @param {any} value @returns {any} */
function stored(value) {
  if (Array.isArray(value)) return value.map(stored);
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$time === 'string') return Timestamp.fromDate(new Date(value.$time));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stored(part)]));
}
