import { siteTexts } from '@lab/contract/texts/texts';
import { Link } from 'react-router-dom';

/** Says that other words than those typed were searched for. */
export function ShowingInstead({ instead, to }: { instead: string | undefined; to: string }) {
  if (!instead) return null;
  return (
    <p>
      {siteTexts.frame.showingInstead} <Link to={to}>{instead}</Link>
    </p>
  );
}
