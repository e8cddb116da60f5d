/** The drafts of every kind and of works: their calls, and what happens at its time. */

import { roleOf } from '@lab/contract/api/rights';
import type { DraftedName, draftCalls } from '@lab/contract/kinds/drafted-kinds';
import { draftCallsOf, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { declare } from '@lab/contract/lib/declare';
import type { Content } from '../core/content/content-handlers.ts';
import type { Drafted } from '../core/content/drafts/drafted.ts';
import { type Caller, visitor } from '../core/http/caller.ts';
import type { HandlersOf } from '../core/http/handler.ts';
import { namesOfUsers, userDocument } from '../features/users/user-store.ts';
import { content } from './content-kinds.ts';

type AllHandlers = { readonly [Name in keyof typeof draftCalls]: HandlersOf<(typeof draftCalls)[Name]> };

/** Loaded when somebody writes a draft, since what visitors read starts without. */
async function draftedOf(name: DraftedName): Promise<Drafted> {
  if (name === 'papers') return (await import('../features/papers/drafts/drafted-works.ts')).draftedWorks;
  const { draftedKind } = await import('../core/content/drafts/drafted-kind.ts');
  return draftedKind((content[name] as Content).stored);
}

function handlersOf(drafted: DraftedName) {
  const loaded = async () => {
    const { draftHandlers } = await import('../core/content/drafts/draft-handlers.ts');
    const handlers = draftHandlers(await draftedOf(drafted), namesOfUsers);
    return handlers as Record<string, (input: unknown) => unknown>;
  };
  const calls = Object.keys(draftCallsOf(drafted));
  return Object.fromEntries(
    calls.map((name) => [name, async (input: unknown) => (await loaded())[name]?.(input)]),
  );
}

export const handlersOfDrafts = declare<AllHandlers>(
  Object.fromEntries(draftedNames.map((name) => [`${name}Drafts`, handlersOf(name)])),
);

/** Each minute; `now` is the time at which it runs. */
export async function publishScheduled(now: Date): Promise<void> {
  const { publishDue } = await import('../core/content/drafts/due.ts');
  const all = await Promise.all(draftedNames.map(draftedOf));
  const kinds = new Map(all.map((kind) => [kind.name as string, kind]));
  await publishDue({ kinds, callerOf }, now);
}

async function callerOf(uid: string): Promise<Caller> {
  const user = uid ? (await userDocument(uid).get()).data() : undefined;
  return user ? { ...visitor, uid, email: user.email, verified: true, role: roleOf({ ...user }) } : visitor;
}
