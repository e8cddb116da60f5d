import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { softwareTexts } from '@lab/contract/features/made/software/kind';
import styles from '../../ui/cite-box.module.css';
import { Citations, SourceCitation, StyledCitation } from '../../ui/written-citation.tsx';

/** The citation that the repository asks for. */
export function CiteRepository({ record: { fromRepository } }: { record: AnyRecord }) {
  if (!fromRepository?.bibtex) return null;
  const { apa, bibtex } = fromRepository;
  const runs = apa.map(({ text, italic }) => (italic ? ({ text, italic } as const) : { text }));
  return (
    <details id="cite" className={styles.box}>
      <summary>{softwareTexts.read.cite}</summary>
      <Citations>
        <StyledCitation name={citationTexts.styles.apa} runs={runs} />
        <SourceCitation name={citationTexts.formats.bib} text={bibtex} />
      </Citations>
    </details>
  );
}
