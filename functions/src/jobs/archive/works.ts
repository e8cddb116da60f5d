/** The works of an archive as files of citation managers, written while the documents are read. */
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { cslItem } from '@lab/contract/features/citations/csl';
import { wholeCitationOf } from '@lab/contract/features/citations/whole-work';
import { paths } from '@lab/contract/features/pages/paths';
import { fill } from '../../core/data/shape.ts';
import type { NamedArea } from '../../features/areas/area-names.ts';
import { withExtras } from '../../features/imports/bibtex-extras.ts';
import { paperShape, toPaper } from '../../features/papers/paper-store.ts';

export function worksWriter(areas: readonly NamedArea[], origin: string) {
  const bib: string[] = [];
  const csl: string[] = [];
  return {
    add(id: string, fields: unknown): void {
      const stored = fill(paperShape, fields);
      const citation = wholeCitationOf(toPaper(id, stored, areas), origin + paths.paper(id));
      const entry = bibtex(citation);
      const { original } = stored;
      bib.push(original?.format === 'bibtex' ? withExtras(entry, original.text) : entry);
      csl.push(JSON.stringify(cslItem(citation), null, 2));
    },
    files: () => [
      { name: 'works.bib', text: bib.join('\n') },
      { name: 'works.csl.json', text: `[\n${csl.join(',\n')}\n]\n` },
    ],
  };
}
