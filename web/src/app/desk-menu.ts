import type { Kind } from '@lab/contract/core/content/kind';
import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import type { Overview } from '@lab/contract/features/desk/schemas';
import { freePageTexts } from '@lab/contract/features/free-pages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';
import { siteTexts } from '@lab/contract/texts/texts';
import type { Session } from '../lib/session.ts';
import { mayOpen } from './right-at.ts';
import { accountLinks } from './shell/account-links.ts';

const { menu, nav } = siteTexts;
const { groups } = dashboardTexts;

interface DeskLink {
  to: string;
  label: string;
  /** The queue whose length is shown beside the link. */
  queue?: Exclude<keyof Overview, 'users'>;
}

interface DeskGroup {
  title: string;
  links: DeskLink[];
}

const deskGroups: DeskGroup[] = [
  {
    title: groups.waiting,
    links: [
      { to: paths.applications, label: menu.manageApplications, queue: 'applications' },
      { to: paths.reviewResearch, label: menu.reviewResearch, queue: 'papers' },
      { to: paths.manageContacts, label: menu.manageContacts, queue: 'messages' },
      { to: paths.barriers, label: menu.barriers, queue: 'barriers' },
    ],
  },
  {
    title: groups.content,
    links: [
      { to: paths.publishedPapers, label: nav.publications },
      { to: paths.importWorks, label: menu.importWorks },
      ...Object.values<Kind>(kinds).map(({ pages, menu: label }) => ({ to: pages.desk, label })),
      { to: paths.freePages, label: freePageTexts.title },
    ],
  },
  {
    title: groups.lab,
    links: [
      { to: paths.updateInfo, label: menu.updateInfo },
      { to: paths.settings, label: menu.settings },
      { to: paths.legal, label: menu.legal },
      { to: paths.allUsers, label: menu.allUsers },
      { to: paths.invitations, label: menu.invitations },
      { to: paths.outbox, label: menu.outbox },
      { to: paths.subscribers, label: menu.subscribers },
      { to: paths.activity, label: menu.activity },
      { to: paths.recentlyDeleted, label: menu.recentlyDeleted },
      { to: paths.archives, label: menu.exportAll },
    ],
  },
];

/** Shown to those for whom something is there; the server says who may read it. */
const forMembers: DeskLink = {
  to: paths.forMembers,
  get label() {
    return menu.forMembers;
  },
};

/** The links of the desk's menu; those of the avatar's menu that are shared are spread over the groups. */
export function deskMenu(
  session: Pick<Session, 'role' | 'may' | 'opens'>,
  anyForMembers: boolean,
): DeskGroup[] {
  const shared = deskGroups
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => mayOpen(session, to)) }))
    .filter(({ links }) => links.length > 0);
  const grouped = new Set(shared.flatMap(({ links }) => links.map(({ to }) => to)));
  const own = accountLinks(session).filter(({ to }) => !grouped.has(to));
  return [
    {
      title: groups.mine,
      links: [
        { to: paths.dashboard, label: dashboardTexts.overview },
        ...own,
        ...(anyForMembers ? [forMembers] : []),
      ],
    },
    ...shared,
  ];
}
