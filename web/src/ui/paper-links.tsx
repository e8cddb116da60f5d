import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { venueOf, type WithVenue } from '@lab/contract/features/papers/venue';
import { Link } from 'react-router-dom';
import { yearOf } from '../lib/dates.ts';
import { DrawnText } from './drawn-text.tsx';

type LinkedPaper = Pick<Paper, '_id' | 'title' | 'drawn' | 'publicationDate'> & WithVenue;

/** A short list of papers: title, place and date of publication. */
export function PaperLinks({ papers }: { papers: LinkedPaper[] }) {
  return (
    <ul>
      {papers.map((paper) => (
        <li key={paper._id}>
          <Link to={paths.paper(paper._id)} state={paper} dir="auto">
            <DrawnText text={paper.title} drawn={paper.drawn} />
          </Link>
          <p>{[venueOf(paper), yearOf(paper.publicationDate)].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
