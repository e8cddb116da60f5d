/** The kinds that have drafts and versions, and their calls. Only the server and the desk load this. */
import { type DraftCalls, draftEndpointsOf } from '../core/content/drafts/endpoints-of.ts';
import type { Kind } from '../core/content/kind.ts';
import { declare } from '../lib/declare.ts';
import { type Kinds, kindNames, kinds } from './kinds.ts';

/** What is written about a person is theirs too, so it waits for its own rules. */
const withoutDrafts = ['team', 'alumni'] as const;

export type DraftedName = Exclude<keyof Kinds, (typeof withoutDrafts)[number]>;

export const isDrafted = (name: keyof Kinds): name is DraftedName =>
  !withoutDrafts.some((other) => other === name);

export const draftedNames: readonly DraftedName[] = kindNames.filter(isDrafted);

export const hasDrafts = ({ name }: Pick<Kind, 'name'>) =>
  draftedNames.some((each) => kinds[each].name === name);

type AllDraftCalls = {
  readonly [Name in DraftedName as `${Name}Drafts`]: DraftCalls<Kinds[Name]['path']>;
};

export const draftCalls = declare<AllDraftCalls>(
  Object.fromEntries(draftedNames.map((name) => [`${name}Drafts`, draftEndpointsOf(kinds[name] as Kind)])),
);

/** For code that works with every kind. */
export const draftCallsOf = (name: DraftedName) => declare<DraftCalls>(draftCalls[`${name}Drafts`]);
