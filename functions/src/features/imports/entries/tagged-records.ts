/** Records of lines with tags, the shape of RIS (`TY  - JOUR`) and of PubMed's nbib (`PMID- 1234`). */

export interface TaggedRecord {
  line: number;
  original: string;
  /** Each tag with its values, in the order of the file. */
  values: Map<string, string[]>;
}

interface Shape {
  /** The tag and its value. A line without a tag goes on with the value before it. */
  tag: RegExp;
  begins: string;
  ends?: string;
}

export function* taggedRecords(text: string, { tag, begins, ends }: Shape): Generator<TaggedRecord> {
  let start = 1;
  let lines: string[] = [];
  /** Lines are joined at the end, because a text may have very many. */
  let values: { name: string; parts: string[] }[] = [];
  let number = 0;
  function* finish() {
    if (values.length > 0) yield { line: start, original: lines.join('\n').trimEnd(), values: byTag(values) };
    lines = [];
    values = [];
  }
  for (const line of text.split('\n')) {
    number += 1;
    const [, name = '', value = ''] = tag.exec(line) ?? [];
    if (name === begins) yield* finish();
    if (lines.length === 0) start = number;
    if (name || lines.length > 0) lines.push(line);
    if (name && name === ends) yield* finish();
    else if (name) values.push({ name, parts: [value.trim()] });
    else values.at(-1)?.parts.push(line.trim());
  }
  yield* finish();
}

function byTag(values: { name: string; parts: string[] }[]): TaggedRecord['values'] {
  const found: TaggedRecord['values'] = new Map();
  for (const { name, parts } of values) {
    const list = found.get(name) ?? [];
    list.push(parts.filter(Boolean).join(' '));
    found.set(name, list);
  }
  return found;
}

/** Of several tags: all their values, and the first. */
export function readTags(values: TaggedRecord['values']) {
  const all = (...tags: string[]) => tags.flatMap((tag) => values.get(tag) ?? []).filter(Boolean);
  return { all, first: (...tags: string[]) => all(...tags)[0] };
}

/** The values by the tags of RIS, so that one reader serves all. `tags` has pairs, as in `TI %T, AU %A`. */
export function underRisTags(values: TaggedRecord['values'], tags: string): [string, string[]][] {
  const pairs = tags.split(', ').map((pair) => pair.split(' '));
  return pairs.flatMap(([ris = '', tag = '']) => (values.has(tag) ? [[ris, values.get(tag) ?? []]] : []));
}
