import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a popover after navigation; it opens and closes without JavaScript, so it works before hydration.
 */
export function useClosingPopover<Element extends HTMLElement>() {
  const popover = useRef<Element>(null);
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    // A popover that was opened before hydration stays open.
    if (last.current === key) return;
    last.current = key;
    popover.current?.hidePopover?.();
  }, [key]);
  return popover;
}
