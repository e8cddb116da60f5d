import { useEffect, useEffectEvent } from 'react';

/** Calls `onScroll` with the scroll position, at most once per frame, and once at the start. */
export function useScroll(onScroll: (top: number) => void): void {
  const notify = useEffectEvent(onScroll);
  useEffect(() => {
    let frame = 0;
    const report = () => {
      frame = 0;
      notify(Math.max(0, scrollY));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(report);
    };
    report();
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
    };
  }, []);
}
