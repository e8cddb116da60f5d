import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { entryNumber, numberEntry } from '../../lib/history-guard.ts';
import { layOutOffscreenContent } from '../offscreen-content.ts';

/** How far each page of this visit was scrolled when it was left, by the key of its entry in the history. */
const places = new Map<string, number>();

interface Shown {
  key: string;
  entry: number | undefined;
}

function useRemembering(shown: RefObject<Shown | undefined>): void {
  useEffect(() => {
    const remember = () => {
      // Between going back and the earlier page being there, the browser scrolls the page that is leaving.
      if (shown.current && entryNumber() === shown.current.entry) places.set(shown.current.key, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shown]);
}

/** Going back, the browser looks for the place before the page is there, and on a slow device does not find it. */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Shown>(undefined);
  useRemembering(shown);

  useLayoutEffect(() => {
    numberEntry(kind);
    const left = shown.current;
    shown.current = { key, entry: entryNumber() };
    if (!left || left.key === key) return;
    layOutOffscreenContent();
    const place = places.get(key);
    if (kind === 'POP' && place !== undefined) scrollTo({ top: place, behavior: 'instant' });
  }, [key, kind]);
}
