/** What has drafts and versions, kinds and works, and the calls. Only the server and the desk load this. */
import { type DraftCalls, type Drafted, draftEndpointsOf } from '../core/content/drafts/endpoints-of.ts';
import type { Kind } from '../core/content/kind.ts';
import { draftedWorks } from '../features/papers/drafts/drafted-works.ts';
import { declare } from '../lib/declare.ts';
import { type Kinds, kindNames, kinds } from './kinds.ts';

/** What is written about a person is theirs too, so it waits for its own rules. */
const withoutDrafts = ['team', 'alumni'] as const;

export type DraftedKind = Exclude<keyof Kinds, (typeof withoutDrafts)[number]>;

export const isDrafted = (name: keyof Kinds): name is DraftedKind =>
  !withoutDrafts.some((other) => other === name);

export const draftedKinds: readonly DraftedKind[] = kindNames.filter(isDrafted);

export type DraftedName = DraftedKind | 'papers';

export const draftedNames: readonly DraftedName[] = [...draftedKinds, 'papers'];

export const drafted: Readonly<Record<DraftedName, Drafted>> = declare({
  ...Object.fromEntries(draftedKinds.map((name) => [name, asDrafted(kinds[name])])),
  papers: draftedWorks,
});

export const hasDrafts = ({ name }: Pick<Drafted, 'name'>) =>
  draftedNames.some((each) => drafted[each].name === name);

function asDrafted({ name, nouns, needs, path, declared }: Kind): Drafted {
  const values = async () => {
    const { draftValues } = await import('../core/content/drafts/draft-rules.ts');
    return draftValues((await declared()).fields);
  };
  return { name, nouns, needs, path, values };
}

type PathOf<Name extends DraftedName> = Name extends DraftedKind
  ? Kinds[Name]['path']
  : (typeof draftedWorks)['path'];

type AllDraftCalls = { readonly [Name in DraftedName as `${Name}Drafts`]: DraftCalls<PathOf<Name>> };

export const draftCalls = declare<AllDraftCalls>(
  Object.fromEntries(draftedNames.map((name) => [`${name}Drafts`, draftEndpointsOf(drafted[name])])),
);

/** For code that works with every kind. */
export const draftCallsOf = (name: DraftedName) => declare<DraftCalls>(draftCalls[`${name}Drafts`]);
