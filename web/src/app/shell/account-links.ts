import { hasRights, isOfferedWriting } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Session } from '../../lib/session.ts';
import { mayOpen } from '../right-at.ts';

const { menu } = siteTexts;

/** docs/specification.md#the-avatars-menu */
export function accountLinks(session: Pick<Session, 'role' | 'may' | 'opens'>) {
  const everyone = [
    { to: paths.profile, label: menu.profile },
    { to: paths.pendingPapers, label: menu.myPendingPaper },
    { to: paths.myContacts, label: menu.myContacts },
  ];
  const withoutRights = [{ to: paths.myApplication, label: menu.myApplications }];
  const writing = [{ to: paths.writeResearch, label: menu.writeResearch }];
  const desk = [
    { to: paths.updateInfo, label: menu.updateInfo },
    { to: paths.allUsers, label: menu.allUsers },
    { to: paths.applications, label: menu.manageApplications },
    { to: paths.reviewResearch, label: menu.reviewResearch },
    { to: paths.addNews, label: menu.addNews },
    { to: paths.addArea, label: menu.addArea },
    { to: paths.addCollaborators, label: menu.addCollaborators },
    { to: paths.manageContacts, label: menu.manageContacts },
  ];
  const own = isOfferedWriting(session) ? [...withoutRights, ...writing] : withoutRights;
  // Roles beside this one take nothing away from a member or writer.
  const isMember = !hasRights({ role: session.role });
  return [...everyone, ...(isMember ? own : []), ...desk.filter(({ to }) => mayOpen(session, to))];
}
