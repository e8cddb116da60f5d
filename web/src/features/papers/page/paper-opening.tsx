import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { Container } from '../../../ui/container.tsx';
import { DrawnText } from '../../../ui/drawn-text.tsx';
import { Loading } from '../../../ui/states.tsx';
import { AuthorList } from '../list/author-list.tsx';
import type { ListedPaper } from '../queries.ts';
import styles from './paper-page.module.css';

const { paper: texts } = paperTexts;

/** The data of the card that led to this page; the recent papers of the home page have no authors and no area. */
export type PaperFromCard = Pick<ListedPaper, '_id' | 'title'> & Partial<ListedPaper>;

/** The beginning of a paper's page while the rest is being loaded. */
export function PaperOpening({ paper }: { paper: PaperFromCard }) {
  return (
    <Container>
      <div className={styles.page}>
        <article>
          <p>
            <Link to={paths.publications}>← {texts.back}</Link>
          </p>
          <p className={styles.meta}>{paper.category || '\u00a0'}</p>
          <h1 className={styles.title} dir="auto">
            <DrawnText text={paper.title} drawn={paper.drawn} />
          </h1>
          {paper.authors && <AuthorList authors={paper.authors} />}
          <Loading />
        </article>
      </div>
    </Container>
  );
}
