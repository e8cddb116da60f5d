/** The drafts of every kind: their calls, and what happens at its time. */

import { roleOf } from '@lab/contract/api/rights';
import type { draftCalls } from '@lab/contract/kinds/drafted-kinds';
import { draftCallsOf, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { declare } from '@lab/contract/lib/declare';
import type { Content } from '../core/content/content-handlers.ts';
import type { StoredKind } from '../core/content/operations/stored-kind.ts';
import { type Caller, visitor } from '../core/http/caller.ts';
import type { HandlersOf } from '../core/http/handler.ts';
import { namesOfUsers, userDocument } from '../features/users/user-store.ts';
import { content } from './content-kinds.ts';

const stored = draftedNames.map((name) => [name, (content[name] as Content).stored] as const);

type AllHandlers = { readonly [Name in keyof typeof draftCalls]: HandlersOf<(typeof draftCalls)[Name]> };

/** Loaded when somebody writes a draft, since what visitors read starts without. */
function handlersOf(kind: StoredKind, calls: object) {
  const loaded = async () => {
    const { draftHandlers } = await import('../core/content/drafts/draft-handlers.ts');
    return draftHandlers(kind, namesOfUsers) as Record<string, (input: unknown) => unknown>;
  };
  return Object.fromEntries(
    Object.keys(calls).map((name) => [name, async (input: unknown) => (await loaded())[name]?.(input)]),
  );
}

export const handlersOfDrafts = declare<AllHandlers>(
  Object.fromEntries(stored.map(([name, kind]) => [`${name}Drafts`, handlersOf(kind, draftCallsOf(name))])),
);

const kinds = new Map(stored.map(([, kind]) => [kind.store.name, kind]));

/** Each minute; `now` is the time at which it runs. */
export async function publishScheduled(now: Date): Promise<void> {
  const { publishDue } = await import('../core/content/drafts/due.ts');
  await publishDue({ kinds, callerOf }, now);
}

async function callerOf(uid: string): Promise<Caller> {
  const user = uid ? (await userDocument(uid).get()).data() : undefined;
  return user ? { ...visitor, uid, email: user.email, verified: true, role: roleOf({ ...user }) } : visitor;
}
