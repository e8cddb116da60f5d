/** Records of every kind of content whose texts are those of a suite. */
import type { Field, Fields } from '@lab/contract/core/content/field';
import { cutFields } from '@lab/contract/core/content/field-type';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds/kinds';
import { contentBody, pathsOf } from '../../functions/src/test/content.ts';
import type { Answer, Call } from '../lab-calls.ts';

/** A field in which a person writes words, such as `title`, `subDepartments.0.name` or `people.0`. */
export interface Slot {
  path: string;
  field: Field;
}

/** Of a long text the server writes the plain words itself. */
export function slotsIn(fields: Fields, at = ''): Slot[] {
  return Object.entries(fields).flatMap(([name, field]): Slot[] => {
    const path = at + name;
    if (field.is === 'parts') return slotsIn(field.of, `${path}.0.`);
    if (field.is === 'group') return slotsIn(field.of, `${path}.`);
    if (field.is === 'people') return [{ path: `${path}.0`, field }];
    if (field.is === 'prose' && field.wordsOf) return [];
    return ['text', 'prose', 'markdown', 'alt'].includes(field.is) ? [{ path, field }] : [];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: suites look into replies of every shape
export type Nested = Record<string, any>;

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Nested | undefined)?.[name], record);

export function put(record: Nested, path: string, value: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const within = names.length > 0 ? valueAt(record, names.join('.')) : record;
  (within as Nested)[last] = value;
}

/** By the path of their fields. */
export type Texts = ReadonlyMap<string, string>;

export interface Accepted {
  sent: Texts;
  /** What is stored of it. */
  texts: Texts;
  /** What the server said against the others. */
  refusals: Texts;
  /** What it said in the end. */
  reply: Nested;
}

export interface Written extends Accepted {
  kind: keyof Kinds;
  id: string;
}

export const textKinds = kindNames.map((kind) => ({
  kind,
  slots: slotsIn((declarationOf(kind) as Declaration).fields),
}));

export async function write(call: Call, kind: keyof Kinds, given: Texts): Promise<Written> {
  const accepted = await send(given, (texts) => {
    const body = contentBody(kind);
    for (const [path, text] of texts) put(withLongText(body, path), path, text);
    return call(`POST ${pathsOf(kind).create}`, body);
  });
  return { ...accepted, kind, id: accepted.reply.insertedId };
}

/** A text that the server refuses at its field is left out, and what it said is noted. */
export async function send(given: Texts, ask: (texts: Texts) => Promise<Answer>): Promise<Accepted> {
  const [texts, refusals] = [new Map(given), new Map<string, string>()];
  for (let tries = 0; tries <= given.size; tries++) {
    const { status, body: reply } = await ask(texts);
    if (status === 200 || status === 201) return { sent: given, texts, refusals, reply };
    const named = [...texts.keys()].filter((path) =>
      Object.keys(reply.fields ?? {}).some((name) => isSame(name, path)),
    );
    if (named.length === 0)
      throw new Error(`${status} ${JSON.stringify(reply)} to ${JSON.stringify([...texts])}`);
    for (const path of named) {
      refusals.set(path, `${status} ${reply.message}`);
      texts.delete(path);
    }
  }
  throw new Error('Everything was refused');
}

/** Messages name a part as `subDepartments[0].name`, and the long text by its words. */
const isSame = (name: string, path: string) => name.replace(/\[(\d+)\]/g, '.$1') === path;

const withLongText = (body: Nested, path: string): Nested => {
  body[path.split('.')[0] ?? ''] ??= '';
  return body;
};

export const hasPage = (kind: keyof Kinds) => (kinds[kind] as Kind).pages.one !== undefined;

export const readOne = async (call: Call, { kind, id }: Written): Promise<Nested> =>
  (await call(`GET ${pathsOf(kind).one(id)}`)).body;

/** What the lists have, by kind and id. */
export async function listedRecords(call: Call): Promise<Map<string, Nested>> {
  const records = new Map<string, Nested>();
  for (const { kind } of textKinds)
    for (let path: string | undefined = `${pathsOf(kind).list}?limit=100`; path; ) {
      const { body, next } = await call(`GET ${path}`);
      for (const record of body) records.set(`${kind}/${record._id}`, record);
      path = next;
    }
  return records;
}

/** A list has only the beginning of some long texts, and their marks are on their pages alone. */
export function isWholeInList(kind: keyof Kinds): (slot: Slot) => boolean {
  const { fields, output }: Declaration = declarationOf(kind);
  const cut = cutFields(fields, output !== undefined);
  return ({ path, field }) => !cut.includes(path) && !(field.is === 'markdown' && hasPage(kind));
}

export const remove = (call: Call, { kind, id }: Pick<Written, 'kind' | 'id'>) =>
  call(`DELETE ${pathsOf(kind).one(id)}`, {});
