import { doiAddress } from '@lab/contract/doi';
import { paths } from '@lab/contract/pages/paths';
import { type FieldName, isOptional, namesOf, paperFields } from '@lab/contract/papers/fields';
import type { Paper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { PaperActions } from './paper-actions.tsx';
import styles from './paper-page.module.css';

const { paper: texts, fields } = paperTexts;

const facts = {
  day: (day: string) => <time dateTime={day}>{formatDate(day)}</time>,
  text: (text: string) => text,
  doi: (doi: string) => <a href={doiAddress(doi)}>{doi}</a>,
};

interface Props {
  paper: Paper;
  /** Reviews and forms show a preview, where the heading is smaller. */
  heading?: 'h1' | 'h2';
  /** Stands above the abstract. */
  cite?: ReactNode;
}

export function PaperArticle({ paper, heading: Heading = 'h1', cite }: Props) {
  const isShown = (name: FieldName) => paper[name] || !isOptional(name);
  return (
    <>
      <p className={styles.meta}>
        <Link to={`${paths.publications}?${new URLSearchParams({ area: paper.category })}`}>
          {paper.category}
        </Link>
      </p>
      <Heading className={styles.title} dir="auto">
        {paper.title}
      </Heading>
      <ul className={styles.authors} aria-label={fields.authors}>
        {paper.authors.map((author, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
          <li key={`${index} ${author}`}>
            <Link to={authorPath(author, paper.memberIds?.[index])}>{author}</Link>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {namesOf('day', 'text', 'doi')
          .filter(isShown)
          .map((name) => (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd>{facts[paperFields[name].is](paper[name] ?? '')}</dd>
            </div>
          ))}
      </dl>
      <PaperActions paper={paper} />
      {cite}
      {namesOf('prose')
        .filter(isShown)
        .map((name) => (
          <Fragment key={name}>
            <h2 className={styles.abstract}>{name === 'details' ? texts.abstract : fields[name]}</h2>
            <Prose text={paper[name] || paperTexts.publications.noDescription} />
          </Fragment>
        ))}
      {paper.image && (
        <Picture
          className={styles.image}
          src={paper.image}
          alt={texts.figure(paper.title)}
          width={1080}
          height={720}
          sizes="(min-width: 36rem) 32rem, 92vw"
          wide
        />
      )}
    </>
  );
}

/** Team members have a page; for other authors it is the list of their papers. */
function authorPath(author: string, memberId: string | undefined): string {
  return memberId ? paths.member(memberId) : `${paths.publications}?${new URLSearchParams({ author })}`;
}
