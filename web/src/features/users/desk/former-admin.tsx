import { paths } from '@lab/contract/features/pages/paths';
import { userTexts } from '@lab/contract/features/users/texts';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/notice.tsx';

const { kept, keeps } = userTexts;

/** What an admin may have copied, or entered, stays when the right is removed. */
export function FormerAdmin({ name }: { name: string }) {
  return (
    <Notice>
      <p>{keeps(name)}</p>
      <ul>
        <li>
          <Link to={paths.archives}>{kept.archives}</Link>
        </li>
        <li>
          <Link to={paths.outbox}>{kept.keys}</Link>
        </li>
        <li>
          <Link to={paths.settings}>{kept.visits}</Link>
        </li>
      </ul>
    </Notice>
  );
}
