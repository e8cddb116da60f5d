import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A popover that closes when its link has led to another page. It opens and closes by itself, even before this code is there. */
export function useClosingPopover<Element extends HTMLElement>() {
  const popover = useRef<Element>(null);
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    // What was opened before this code came stays open.
    if (last.current === key) return;
    last.current = key;
    popover.current?.hidePopover?.();
  }, [key]);
  return popover;
}
