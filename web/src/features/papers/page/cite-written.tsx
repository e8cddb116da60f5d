import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf } from '@lab/contract/features/citations/csl';
import { ris } from '@lab/contract/features/citations/ris';
import { citationStyles, formatCitation } from '@lab/contract/features/citations/styles';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { Citations, SourceCitation, StyledCitation } from '../../../ui/written-citation.tsx';

/** A separate chunk, which is fetched when the box is opened. */
export function WrittenCitations({ paper }: { paper: Paper }) {
  const citation = citationOf(paper, new URL(paths.paper(paper._id), location.origin).href);
  return (
    <Citations>
      {citationStyles.map((style) => (
        <StyledCitation
          key={style}
          name={citationTexts.styles[style]}
          runs={formatCitation(style, citation)}
        />
      ))}
      <SourceCitation name={citationTexts.formats.bib} text={bibtex(citation)} />
      <SourceCitation name={citationTexts.formats.ris} text={ris(citation)} />
    </Citations>
  );
}
