import { paperTexts } from '@lab/contract/papers/texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../ui/confirm.ts';

/** Asks before a link, a reload or a closed tab takes unsent changes out of sight. */
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
      void confirm({
        title: paperTexts.write.leaveTitle,
        text: paperTexts.write.leave,
        confirm: paperTexts.write.leaveConfirm,
      }).then((leaves) => leaves && navigate(link.pathname + link.search + link.hash));
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [unsent, navigate]);
}
