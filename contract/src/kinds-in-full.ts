/** The declarations of all kinds, for the server, the desk and search engines. */
import { alumniKind } from './alumni/kind.ts';
import { areaKind } from './areas/kind.ts';
import { collaboratorKind } from './collaborators/kind.ts';
import type { AnyDeclaration, Declaration, DeclarationOf } from './content/kind.ts';
import { eventKind } from './events/kind.ts';
import type { Kinds } from './kinds.ts';
import { madeDeclarations } from './made-in-full.ts';
import { newsKind } from './news/kind.ts';
import { positionKind } from './positions/kind.ts';
import { memberResourceKind } from './resources/kind.ts';
import { memberKind } from './team/kind.ts';

export const declarations: { readonly [Name in keyof Kinds]: DeclarationOf<Kinds[Name]> } = {
  news: newsKind,
  areas: areaKind,
  collaborators: collaboratorKind,
  positions: positionKind,
  team: memberKind,
  alumni: alumniKind,
  events: eventKind,
  ...madeDeclarations,
  memberResources: memberResourceKind,
};

/** For code that works with every kind. */
export const declarationOf = (name: keyof Kinds): Declaration => declarations[name] as AnyDeclaration;
