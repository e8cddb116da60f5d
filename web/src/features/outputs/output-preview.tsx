import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { OutputKey } from '@lab/contract/kinds/kinds';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import type { Preview } from '../../desk/content.ts';
import { Facts } from './facts.tsx';
import { leadOf, OutputCard } from './output-card.tsx';

/** The record as the list and its page will show it; the editor previews long texts itself. */
export function outputPreview(name: OutputKey): Preview<Record<string, unknown>> {
  const declared: AnyDeclaration = outputDeclarations[name];
  return function OutputPreview({ values }) {
    const item = { ...values, _id: '' };
    return (
      <>
        <OutputCard
          name={name}
          declared={declared}
          item={item}
          lead={leadOf(declared, [item])}
          first={false}
        />
        <Facts declared={declared} record={item} />
      </>
    );
  };
}
