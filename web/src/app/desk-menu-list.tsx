import { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { paths } from '@lab/contract/features/pages/paths';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { endpointQuery } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { deskMenu } from './desk-menu.ts';

/** What waits in each queue; members have none. */
function useWaiting() {
  const enabled = can(useSession(), 'desk.use');
  return useQuery({ ...endpointQuery(api.desk.overview, {}), enabled }).data;
}

/** The number of records that wait in all queues together. */
export function useWaitingInAll(): number {
  const waiting = useWaiting();
  return waiting ? waiting.applications.count + waiting.papers.count + waiting.messages.count : 0;
}

/** Asked for once the first screen is there. */
function useAnyForMembers(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { loading, user } = useSession();
  const enabled = idle && !loading && user !== null;
  return useQuery({ ...endpointQuery(api.forMembers.any, {}), enabled }).data?.any ?? false;
}

/** The groups of links, with the number of records that wait in each queue. */
export function DeskMenuList() {
  const session = useSession();
  const waiting = useWaiting();
  const id = useId();
  return deskMenu(session, useAnyForMembers()).map(({ title, links }) => (
    <Fragment key={title}>
      <ListSubheader component="h2" id={`${id}-${title}`} disableSticky>
        {title}
      </ListSubheader>
      <List dense disablePadding aria-labelledby={`${id}-${title}`}>
        {links.map(({ to, label, queue }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to} end={to === paths.dashboard}>
              <ListItemText primary={label} />
              {queue && waiting && waiting[queue].count > 0 && (
                <Chip
                  size="small"
                  color="primary"
                  label={waiting[queue].count}
                  role="img"
                  aria-label={dashboardTexts.waits(waiting[queue].count)}
                />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Fragment>
  ));
}
