import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useUncountedVisits } from '../desk/uncounted-visits.ts';
import { useSession } from '../lib/session.ts';
import { Mui } from '../ui/mui.tsx';
import { useCloseRequest } from '../ui/use-close-request.ts';
import { useOwnStyle } from '../ui/use-own-style.ts';
import styles from './dashboard-frame.module.css';
import { deskMenu } from './desk-menu.ts';
import { DeskMenuList, useWaitingInAll } from './desk-menu-list.tsx';

/** The workspace of signed-in people: a menu beside the page, or above it on a narrow screen. */
export default function DashboardFrame() {
  useOwnStyle();
  useUncountedVisits();
  return (
    <Mui>
      <Working />
      <div className={styles.frame}>
        <Menu />
        <div id="desk-page" tabIndex={-1} className={styles.page}>
          <Outlet />
        </div>
      </div>
    </Mui>
  );
}

/**
 * A line above the page while something is being saved or deleted, for what is done without a form. Without
 * `useIsMutating`, which would be in the code that every visitor loads.
 */
export function Working() {
  const client = useQueryClient();
  const [subscribe] = useState(() => (changed: () => void) => client.getMutationCache().subscribe(changed));
  const isWorking = useSyncExternalStore(subscribe, () => client.isMutating() > 0);
  return isWorking && <LinearProgress className={styles.working} aria-label={siteTexts.loading} />;
}

function Menu() {
  const wide = useMediaQuery('(min-width: 62rem)', { noSsr: true });
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is another place in the menu
  useEffect(() => showPlace(menu.current), [pathname, wide]);
  const list = (
    <nav ref={menu} className={styles.menu} aria-label={dashboardTexts.label}>
      <DeskMenuList />
    </nav>
  );
  return wide ? (
    <Drawer variant="permanent" className={styles.side} slotProps={{ paper: { className: styles.paper } }}>
      {list}
    </Drawer>
  ) : (
    <NarrowMenu>{list}</NarrowMenu>
  );
}

/** Scrolls the menu, but not the page, until the current page is in view. */
function showPlace(menu: HTMLElement | null): void {
  const place = menu?.querySelector('[aria-current="page"]');
  const scrolled = menu?.parentElement;
  if (!place || !scrolled) return;
  const [at, around] = [place.getBoundingClientRect(), scrolled.getBoundingClientRect()];
  if (at.bottom > around.bottom) scrolled.scrollTop += at.bottom - around.bottom + at.height;
  if (at.top < around.top) scrolled.scrollTop -= around.top - at.top + at.height;
}

/**
 * The name of the current page opens the menu as a drawer; the three lines in the bar above open that of the
 * site.
 */
function NarrowMenu({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const waiting = useWaitingInAll();
  const isOpen = openAt === pathname;
  const close = () => setOpenAt(undefined);
  useCloseRequest(isOpen, close);
  const here = deskMenu(session, true)
    .flatMap(({ links }) => links)
    .find(({ to }) => to === pathname);
  const place = here?.label ?? dashboardTexts.label;
  const said = [dashboardTexts.openMenu, waiting && dashboardTexts.waits(waiting)].filter(Boolean).join(', ');
  return (
    <>
      <AppBar position="static" color="transparent" component="div" className={styles.bar}>
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <Button
            color="inherit"
            aria-haspopup="dialog"
            endIcon={<ExpandMoreIcon />}
            onClick={() => setOpenAt(pathname)}
          >
            <Badge
              badgeContent={waiting || undefined}
              color="primary"
              className={styles.place}
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              {place}
              <span className="visually-hidden">{`, ${said}`}</span>
            </Badge>
          </Button>
        </Toolbar>
      </AppBar>
      {/* A drawer that was opened on another page is closed, because its link was followed. */}
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { className: styles.drawer, 'aria-label': dashboardTexts.label } }}
      >
        <IconButton aria-label={siteTexts.frame.closeMenu} className={styles.closer} onClick={close}>
          <CloseIcon />
        </IconButton>
        {children}
      </Drawer>
    </>
  );
}
