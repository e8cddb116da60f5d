import type { ExpiringKind } from '@lab/contract/features/legal/retention/terms';
import { retentionTexts as texts } from '@lab/contract/features/legal/retention/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { Entry, Part } from './part.tsx';
import { deletionsQuery } from './queries.ts';

/** What the lab will delete because its term ends; left out if there is nothing, and not worth an error. */
export function DeletionsPart() {
  const { data } = useQuery(deletionsQuery);
  return (
    <Part title={texts.title} items={data}>
      {({ kind, name, deleteAt }) => (
        <Entry
          key={kind + name + deleteAt}
          title={texts.kinds[kind](name)}
          text={whenOf(kind, deleteAt)}
          to={paths.profile}
          action={texts.go}
          news
        />
      )}
    </Part>
  );
}

/** Who reads this has just used the account. */
const whenOf = (kind: ExpiringKind, deleteAt: string) =>
  (kind === 'account' ? texts.stays : texts.when)(formatDate(deleteAt));
