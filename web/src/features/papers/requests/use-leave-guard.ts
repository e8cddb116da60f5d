import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryNumber, setHistoryGuard } from '../../../lib/history-guard.ts';
import { confirm } from '../../../ui/confirm.ts';

function askToLeave(): Promise<boolean> {
  const { leaveTitle: title, leave: text, leaveConfirm } = paperFormTexts.write;
  return confirm({ title, text, confirm: leaveConfirm });
}

/** Asks before a person leaves unsent changes by a link, Back, a reload or closing the tab. */
export function useLeaveGuard(unsent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!unsent) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const away = link && link.origin === location.origin && link.pathname !== location.pathname;
      const elsewhere = link?.target || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!away || elsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      void askToLeave().then((leaves) => leaves && navigate(link.pathname + link.search + link.hash));
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    setHistoryGuard(askBeforeBack());
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
      setHistoryGuard(null);
    };
  }, [unsent, navigate]);
}

/**
 * The browser reports Back and Forward only afterwards, so the step is undone, and repeated if the person
 * agrees.
 */
function askBeforeBack(): (event: Event) => void {
  const here = location.pathname;
  const entry = entryNumber() ?? Number.NaN;
  let state: 'watching' | 'asking' | 'leaving' = 'watching';
  return (event) => {
    const steps = (entryNumber() ?? Number.NaN) - entry;
    // Entries that the router did not make have no number, so the step cannot be repeated.
    if (state === 'leaving' || Number.isNaN(steps)) return;
    if (location.pathname === here) {
      if (state === 'asking') event.stopImmediatePropagation();
      return;
    }
    event.stopImmediatePropagation();
    history.go(-steps);
    if (state === 'asking') return;
    state = 'asking';
    void askToLeave().then((leaves) => {
      state = leaves ? 'leaving' : 'watching';
      if (leaves) history.go(steps);
    });
  };
}
