/** A place where people write, besides the kinds of content. */
import type { Field } from '@lab/contract/core/content/field';
import { type Answer, type Call, type callsOf, newPerson } from '../../lab-calls.ts';
import type { Lab } from '../../suite.ts';
import { type Accepted, type Nested, put, type Slot, type Texts } from '../written.ts';

export interface Entry extends Accepted {
  id: string;
}

export interface Place {
  name: string;
  slots: readonly Slot[];
  /** Its documents in Firestore, and the fields that have another name there. */
  collection: string;
  storedAs?: Readonly<{ [path: string]: string }>;
  write(given: Texts): Promise<Entry>;
  /** What each reader has of all that was written, by id. */
  readers: Readonly<{ [where: string]: () => Promise<ReadonlyMap<string, unknown>> }>;
  remove(): Promise<void>;
}

export interface PlaceGiven {
  lab: Lab;
  admin: Call;
  calls: typeof callsOf;
}

export const slot = (path: string, is: 'text' | 'prose', max: number): Slot => ({
  path,
  field: { is, label: path, max } as Field,
});

export const byId = (records: Nested[]) => new Map(records.map((record) => [String(record._id), record]));

export async function wholeList(call: Call, list: string): Promise<Nested[]> {
  const all: Nested[] = [];
  for (let path: string | undefined = list; path; ) {
    const answer: Answer = await call(`GET ${path}`);
    all.push(...answer.body);
    path = answer.next;
  }
  return all;
}

/** These texts, and a usual one in each other field. */
export function bodyOf(texts: Texts, usual: Nested): Nested {
  const body = structuredClone(usual);
  for (const [path, text] of texts) put(body, path, text);
  return body;
}

export const only = (given: Texts, slots: readonly Slot[]): Texts =>
  new Map([...given].filter(([path]) => slots.some((one) => one.path === path)));

/** Of two forms about the same record, one after the other. */
export const both = (one: Accepted, other: Accepted): Accepted => ({
  sent: new Map([...one.sent, ...other.sent]),
  texts: new Map([...one.texts, ...other.texts]),
  refusals: new Map([...one.refusals, ...other.refusals]),
  reply: one.reply,
});

/** New accounts of one place. */
export function newPeople({ lab, calls }: PlaceGiven, name: string) {
  const people: { uid: string; email: string; call: Call; leave: () => Promise<unknown> }[] = [];
  return {
    async add() {
      const email = `${name}-${people.length}@lab.test`;
      const person = { ...(await newPerson(lab, email)), email, call: await calls(lab, email) };
      people.push(person);
      return person;
    },
    async each(ask: (call: Call, email: string) => Promise<unknown>) {
      const found = new Map<string, unknown>();
      for (const { uid, call, email } of people) found.set(uid, await ask(call, email));
      return found;
    },
    async leave() {
      for (const person of people) await person.leave();
    },
  };
}
