import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutWholePage } from '../whole-page.ts';

/** How far each page of this visit was scrolled when it was left, by the key of its entry in the history. */
const places = new Map<string, number>();

/** The key that the router keeps in the history: it changes before the page does. */
const entry = (): unknown => (history.state as { key?: unknown } | null)?.key ?? 'default';

function useRemembering(key: RefObject<string>): void {
  useEffect(() => {
    const remember = () => {
      // Between going back and the earlier page being there, the browser scrolls the page that is leaving.
      if (entry() === key.current) places.set(key.current, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}

/** Going back, the browser looks for the place before the page is there, and on a slow device does not find it. */
export function usePlace(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const current = useRef(key);
  useRemembering(current);

  useLayoutEffect(() => {
    if (current.current === key) return;
    current.current = key;
    layOutWholePage();
    const place = places.get(key);
    if (kind === 'POP' && place !== undefined) scrollTo({ top: place, behavior: 'instant' });
  }, [key, kind]);
}
