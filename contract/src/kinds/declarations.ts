/** The declarations of all kinds, for the server, the desk and search engines. */

import type { AnyDeclaration, Declaration, DeclarationOf } from '../core/content/kind.ts';
import { alumniKind } from '../features/alumni/kind.ts';
import { areaKind } from '../features/areas/kind.ts';
import { collaboratorKind } from '../features/collaborators/kind.ts';
import { eventKind } from '../features/events/kind.ts';
import { newsKind } from '../features/news/kind.ts';
import { positionKind } from '../features/positions/kind.ts';
import { memberResourceKind } from '../features/resources/kind.ts';
import { memberKind } from '../features/team/kind.ts';
import type { Kinds } from './kinds.ts';
import { outputDeclarations } from './output-declarations.ts';

export const declarations: { readonly [Name in keyof Kinds]: DeclarationOf<Kinds[Name]> } = {
  news: newsKind,
  areas: areaKind,
  collaborators: collaboratorKind,
  positions: positionKind,
  team: memberKind,
  alumni: alumniKind,
  events: eventKind,
  ...outputDeclarations,
  memberResources: memberResourceKind,
};

/** For code that works with every kind. */
export const declarationOf = (name: keyof Kinds): Declaration => declarations[name] as AnyDeclaration;
