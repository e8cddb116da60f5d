import { useEffect, useEffectEvent } from 'react';

/** Calls `onScroll` with where the page is, at most once a frame, and once at the start. */
export function useScroll(onScroll: (top: number) => void): void {
  const notify = useEffectEvent(onScroll);
  useEffect(() => {
    let frame = 0;
    const tell = () => {
      frame = 0;
      notify(Math.max(0, scrollY));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(tell);
    };
    tell();
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
    };
  }, []);
}
