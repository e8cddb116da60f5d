import { isOfferedWriting } from '@lab/contract/api/rights';
import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useQuery } from '@tanstack/react-query';
import { readDraft } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session.ts';
import { Entry, Part } from './part.tsx';
import { outcomesQuery, ownMemberQuery, pendingQuery } from './queries.ts';

const { open: texts, start } = dashboardTexts;
const asked = ['phone', 'university', 'details'] as const;

/** What the person has not done yet; left out if there is nothing, and not worth an error. */
export function OpenMatters() {
  const session = useSession();
  const { data: own } = useQuery(ownMemberQuery);
  const papers = useQuery(pendingQuery);
  const outcomes = useQuery(outcomesQuery);
  const empty = own ? asked.filter((name) => !own[name]) : [];
  const hasPaper =
    papers.data?.length !== 0 ||
    outcomes.data?.some(({ kind }) => kind === 'paper') !== false ||
    readDraft(session.user?.uid ?? '', 'paper') !== null;
  const matters = [
    own &&
      !own.image && {
        to: paths.profile,
        title: texts.portrait,
        text: texts.portraitWhy,
        action: texts.addPortrait,
      },
    empty.length > 0 && {
      to: paths.profile,
      title: teamTexts.profile.title,
      text: texts.stillEmpty(empty.map((name) => teamTexts.fields[name]).join(', ')),
      action: start.profile,
    },
    isOfferedWriting(session) &&
      !hasPaper && { to: paths.writeResearch, title: texts.paper, text: texts.paperHow, action: start.write },
  ].filter((matter) => matter !== undefined && matter !== false);
  return (
    <Part title={texts.title} items={matters}>
      {(matter) => <Entry key={matter.action} {...matter} />}
    </Part>
  );
}
