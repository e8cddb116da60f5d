import type { Kind } from '@lab/contract/core/content/kind';
import type { HomeSection } from '@lab/contract/features/settings/choices';
import { madeKinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { NewestList } from './newest-list.tsx';
import { newestMadeQuery } from './queries.ts';
import type { SectionProps } from './section.ts';

const kinds: { [Section in HomeSection]?: Kind } = madeKinds;

/** The newest of one kind of what the lab makes. */
export function NewestMade({ section, heading }: SectionProps) {
  const { data: rows = [] } = useQuery(newestMadeQuery(section));
  const kind = kinds[section];
  return kind && <NewestList id={section} heading={heading ?? kind.menu} rows={rows} {...kind.pages} />;
}
