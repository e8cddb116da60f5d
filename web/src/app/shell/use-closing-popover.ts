import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A popover that closes when its link has led to another page. It opens and closes by itself, even before this code is there. */
export function useClosingPopover<Element extends HTMLElement>() {
  const popover = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new place is the reason to close
  useEffect(() => {
    popover.current?.hidePopover?.();
  }, [key]);
  return popover;
}
