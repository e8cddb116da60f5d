import { paths } from '@lab/contract/pages/paths';
import type { Paper } from '@lab/contract/papers/schemas';
import { Link } from 'react-router-dom';
import { yearOf } from '../lib/dates.ts';

export type LinkedPaper = Pick<Paper, '_id' | 'title' | 'publisher' | 'publicationDate'>;

/** A short list of papers: title, place and date of publication. */
export function PaperLinks({ papers }: { papers: LinkedPaper[] }) {
  return (
    <ul>
      {papers.map(({ _id, title, publisher, publicationDate }) => (
        <li key={_id}>
          <Link to={paths.paper(_id)} dir="auto">
            {title}
          </Link>
          <p>{[publisher, yearOf(publicationDate)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
