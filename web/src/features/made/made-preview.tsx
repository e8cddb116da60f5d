import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { MadeKey } from '@lab/contract/kinds/kinds';
import { madeDeclarations } from '@lab/contract/kinds/made-declarations';
import type { Preview } from '../../desk/content.ts';
import { Facts } from './facts.tsx';
import { MadeCard } from './made-card.tsx';

/** The record as the list and its page will show it; the editor previews long texts itself. */
export function madePreview(name: MadeKey): Preview<Record<string, unknown>> {
  const declared: AnyDeclaration = madeDeclarations[name];
  return function MadePreview({ values }) {
    const item = { ...values, _id: '' };
    return (
      <>
        <MadeCard name={name} declared={declared} item={item} first={false} />
        <Facts declared={declared} record={item} />
      </>
    );
  };
}
