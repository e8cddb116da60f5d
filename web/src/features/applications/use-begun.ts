import { api } from '@lab/contract';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';

/** Tells the lab that a draft has come or gone, and nothing of what it says, so that it can remind the person of the deadline. */
export function useBegun(role: string, hasDraft: boolean): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current === hasDraft) return;
    told.current = hasDraft;
    // With a signal, so that a slow call is not reported: nobody waits for it.
    const { signal } = new AbortController();
    call(api.applications.begin, { body: { role, begun: hasDraft } }, signal).catch(() => {
      // Told again at the next visit or change; without it there is only no reminder.
    });
  }, [role, hasDraft]);
}
