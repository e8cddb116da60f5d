/** Sets, whose members are compared by their keys. */
import { expectType, type Methods, type Of } from './arguments.ts';
import { memberKey } from './equality.ts';
import { bool, int, type RulesValue } from './value.ts';

/** Of equal members the first one is kept. */
export function set(items: Iterable<RulesValue>): Of<'set'> {
  const members = new Map<string, RulesValue>();
  for (const item of items) {
    const key = memberKey(item);
    if (!members.has(key)) members.set(key, item);
  }
  return { type: 'set', members };
}

function membersOf(value: RulesValue): ReadonlySet<string> {
  if (value.type === 'set') return new Set(value.members.keys());
  return new Set(expectType(value, 'list').items.map(memberKey));
}

export const setMethods: Methods<Of<'set'>> = {
  size: ({ members }) => int(members.size),
  hasAll: ({ members }, other) => bool([...membersOf(other)].every((key) => members.has(key))),
  hasAny: ({ members }, other) => bool([...membersOf(other)].some((key) => members.has(key))),
  hasOnly: ({ members }, other) => {
    const permitted = membersOf(other);
    return bool([...members.keys()].every((key) => permitted.has(key)));
  },
  union: ({ members }, other) => set([...members.values(), ...expectType(other, 'set').members.values()]),
  intersection: ({ members }, other) => {
    const shared = expectType(other, 'set').members;
    return set([...members].filter(([key]) => shared.has(key)).map(([, value]) => value));
  },
  difference: ({ members }, other) => {
    const removed = expectType(other, 'set').members;
    return set([...members].filter(([key]) => !removed.has(key)).map(([, value]) => value));
  },
};
