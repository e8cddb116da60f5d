import type { WholeDraft } from '@lab/contract/core/content/drafts/endpoints-of';
import type { MoveName } from '@lab/contract/core/content/drafts/lifecycle';
import type { Drafts } from './drafts-of.ts';

export interface LifeProps {
  drafts: Drafts;
  mayPublish: boolean;
  draft: WholeDraft;
  mail?: 'no' | undefined;
  revisionOf: () => number;
  /** Saves what was typed, if it can be published; false if that failed. */
  prepare: () => Promise<boolean>;
  onMove: (move: MoveName) => void;
}
