import { shownLimits } from '@lab/contract/api/shown-limits';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import { noticeLabel, type PaperNotice } from '@lab/contract/features/papers/notices';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { WorkType } from '@lab/contract/features/papers/types';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.ts';
import { shorten } from '../../../lib/shorten.ts';
import { Picture } from '../../../ui/picture.tsx';
import { TextWithMath } from '../../../ui/text-with-math.tsx';
import { WorkLinks } from '../../../ui/work-links.tsx';
import type { ListedPaper } from '../queries.ts';
import styles from './paper-card.module.css';
import wholeLink from './whole-link.module.css';

const sizes = '(min-width: 75rem) 24rem, (min-width: 48rem) 45vw, 6rem';
const picture = { width: 600, height: 400, sizes };
const largePicture = { width: 1080, height: 720, sizes: '(min-width: 48rem) 27rem, 13rem', first: true };

interface Props {
  paper: ListedPaper;
  /** The larger card, with the date in place of the area. */
  isNewest?: boolean;
}

export function PaperCard({ paper, isNewest = false }: Props) {
  const { _id, type, title, drawn, image, details, authors, venue, category, notices, files } = paper;
  const { named, others = 0 } = paper;
  const { noDescription } = paperTexts.publications;
  const text = details || (isNewest && venue) || (isNewest || type === 'article' ? noDescription : '');
  const Heading = isNewest ? 'h2' : 'h3';
  const classes = [wholeLink.card, styles.card, isNewest && styles.newest, !image && styles.plain];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {image && <Picture src={image} alt="" wide {...(isNewest ? largePicture : picture)} />}
      <div>
        <p className={styles.meta}>
          {aboveTitle(type, isNewest ? formatDate(paper.publicationDate) : category, notices)}
        </p>
        <Heading className={styles.title} dir="auto">
          <Link to={paths.paper(_id)} state={paper}>
            <TextWithMath text={title} drawn={drawn} />
          </Link>
        </Heading>
        <p className={styles.authors} dir="auto" translate="no">
          {(named ?? authors).join(', ')}
          {others > 0 && ` ${paperTexts.rows.others(others)}`}
        </p>
        {text && (
          <p className={styles.details} dir="auto">
            {/* The server cuts an abstract between formulas, and only an unsaved paper has a longer one. */}
            <TextWithMath text={drawn ? text : shorten(text, shownLimits.paperPreview)} drawn={drawn} />
          </p>
        )}
        {venue && !isNewest && (
          <p className={styles.meta} dir="auto">
            {venue}
          </p>
        )}
        <WorkLinks files={files} title={inPlainText(title, drawn)} />
      </div>
    </article>
  );
}

/**
 * `Retracted · Doctoral thesis · Waves and Flows`. The type is left out for articles, because most works are
 * articles.
 */
function aboveTitle(type: WorkType, area: string, notices?: PaperNotice[]): string {
  return [noticeLabel(notices), type === 'article' ? '' : paperTexts.types[type], area]
    .filter(Boolean)
    .join(' · ');
}
