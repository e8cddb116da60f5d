import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onNear` when the element with the returned ref comes near the viewport. */
export function useNearViewport<Of extends HTMLElement = HTMLDivElement>(
  onNear: () => void,
  enabled: boolean,
) {
  const element = useRef<Of>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const { current } = element;
    if (!enabled || !current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) notify();
      },
      { rootMargin: '600px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [enabled]);
  return element;
}
