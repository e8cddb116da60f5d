import { paths } from '@lab/contract/pages/paths';
import type { Paper } from '@lab/contract/papers/schemas';
import { Link } from 'react-router-dom';
import { yearOf } from '../lib/dates.ts';

export type LinkedPaper = Pick<Paper, '_id' | 'title' | 'publisher' | 'publicationDate'>;

/** A short list of papers: title, place and date of publication. */
export function PaperLinks({ papers }: { papers: LinkedPaper[] }) {
  return (
    <ul>
      {papers.map((paper) => (
        <li key={paper._id}>
          <Link to={paths.paper(paper._id)} state={paper} dir="auto">
            {paper.title}
          </Link>
          <p>{[paper.publisher, yearOf(paper.publicationDate)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
