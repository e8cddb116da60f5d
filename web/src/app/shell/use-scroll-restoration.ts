import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryNumber, numberEntry } from '../../lib/history-guard.ts';
import { noteVisit } from '../../lib/trail.ts';
import { layOutOffscreenContent, layOutWhenIdle } from '../offscreen-content.ts';

/** The last scroll position of each page, by the key of its history entry. */
const positions = new Map<string, number>();

interface Shown {
  key: string;
  entry: number | undefined;
}

function useRecordPosition(shown: RefObject<Shown | undefined>): void {
  useEffect(() => {
    const recordPosition = () => {
      // After Back, the browser may scroll the old page before the new one renders; that position must not be
      // stored.
      if (shown.current && entryNumber() === shown.current.entry) positions.set(shown.current.key, scrollY);
    };
    addEventListener('scroll', recordPosition, { passive: true });
    return () => removeEventListener('scroll', recordPosition);
  }, [shown]);
}

/**
 * The browser restores the scroll position only if the page is already this tall, which fails on slow
 * devices.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname, search } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Shown>(undefined);
  useRecordPosition(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has parts of its own
  useEffect(layOutWhenIdle, [pathname, search]);

  useLayoutEffect(() => {
    numberEntry(kind);
    noteVisit(pathname + search);
    const left = shown.current;
    shown.current = { key, entry: entryNumber() };
    if (!left || left.key === key) return;
    // A new page that begins at its top needs only what is seen first, whose layout alone takes a phone 10 ms
    // and more.
    if (kind === 'POP' || hash) layOutOffscreenContent();
    const position = positions.get(key);
    if (kind === 'POP' && position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  }, [key, kind, hash, pathname, search]);
}
