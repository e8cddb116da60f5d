import { altOf } from '@lab/contract/core/content/alt-text';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { fieldsOfType, firstField } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { outputPageTexts } from '@lab/contract/features/outputs/page/texts';
import { softwareTexts } from '@lab/contract/features/outputs/software/kind';
import { paths } from '@lab/contract/features/pages/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import citeBox from '../../ui/cite-box.module.css';
import { LongText } from '../../ui/long-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { Citations, SourceCitation, StyledCitation } from '../../ui/written-citation.tsx';
import { Facts, referencesIn } from './facts.tsx';
import styles from './outputs.module.css';

interface Props {
  list: string;
  back: string;
  declared: Declaration;
  record: AnyRecord;
  framed?: boolean;
  children?: ReactNode;
}

/** All that a record says, rendered from the declaration of its kind. */
export function Article({ list, back, declared, record, framed = false, children }: Props) {
  const { fields, output, nameField } = declared;
  const title = String(record[nameField]);
  const summary = String(record[output?.summary ?? ''] ?? '');
  const image = String(record[firstField(fields, 'picture')?.[0] ?? ''] ?? '');
  const alt = String(record[firstField(fields, 'alt')?.[0] ?? ''] ?? '');
  const texts = fieldsOfType(fields, 'markdown').map((field) => record.rendered?.[field]?.html ?? '');
  const works = fieldsOfType(fields, 'works').flatMap((field) => referencesIn(record, field));
  return (
    <RecordPage
      list={list}
      back={back}
      framed={framed}
      title={<TextWithMath text={title} drawn={record.drawn} />}
      lead={summary && <TextWithMath text={summary} drawn={record.drawn} />}
      facts={<Facts declared={declared} record={record} />}
    >
      {image && (
        <Picture
          src={image}
          alt={altOf(alt)}
          width={1080}
          height={720}
          sizes="(min-width: 64rem) 50rem, 92vw"
          wide
          first
        />
      )}
      {texts.filter(Boolean).map((html) => (
        <LongText key={html} html={html} />
      ))}
      {children}
      <CiteRepository record={record} />
      {works.length > 0 && (
        <section className={styles.works} aria-labelledby="works">
          <h2 id="works">{outputPageTexts.works}</h2>
          <ul>
            {works.map((work) => (
              <li key={work._id} dir="auto">
                <Link to={paths.paper(work._id)}>
                  <TextWithMath text={work.name} drawn={record.drawn} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  );
}

/** The citation that the repository asks for. */
function CiteRepository({ record: { fromRepository } }: { record: AnyRecord }) {
  if (!fromRepository?.bibtex) return null;
  const { apa, bibtex } = fromRepository;
  const runs = apa.map(({ text, italic }) => (italic ? ({ text, italic } as const) : { text }));
  return (
    <details id="cite" className={citeBox.box}>
      <summary>{softwareTexts.read.cite}</summary>
      <Citations>
        <StyledCitation name={citationTexts.styles.apa} runs={runs} />
        <SourceCitation name={citationTexts.formats.bib} text={bibtex} />
      </Citations>
    </details>
  );
}
