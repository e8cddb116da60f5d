import { api } from '@lab/contract';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { OwnRecords } from '../../ui/own-records.tsx';
import { MyApplication } from './my-application.tsx';

const { mine } = applicationTexts;

export default function MyApplicationPage() {
  const { user } = useSession();
  const query = pagedQuery(api.applications.byEmail, {}, { email: user?.email ?? '' });
  return (
    <OwnRecords
      title={mine.title}
      list={useInfiniteQuery(query)}
      empty={mine.empty}
      make={{ to: paths.joinUs, label: siteTexts.nav.joinUs }}
    >
      {(application) => <MyApplication application={application} />}
    </OwnRecords>
  );
}
