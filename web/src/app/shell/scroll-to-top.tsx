import { useEffect, useState } from 'react';
import { useScroll } from '../../lib/use-scroll.ts';
import type { ScrollControl } from './scroll-control.tsx';

/** docs/specification.md#back-to-the-top */
const hiddenUntil = 300;

const fetchControl = () => import('./scroll-control.tsx');

/** The code of the control is loaded when somebody has scrolled; without it only the control is missing. */
export function ScrollToTop() {
  const [depth, setDepth] = useState<number | null>(null);
  const [loaded, setLoaded] = useState<{ Control: typeof ScrollControl }>();
  useScroll((top) => {
    const way = document.documentElement.scrollHeight - innerHeight;
    setDepth(top > hiddenUntil && way > 0 ? Math.min(1, top / way) : null);
  });
  const isNeeded = depth !== null && !loaded;
  useEffect(() => {
    if (!isNeeded) return;
    fetchControl().then(
      (module) => setLoaded({ Control: module.ScrollControl }),
      () => {},
    );
  }, [isNeeded]);
  return depth !== null && loaded && <loaded.Control depth={depth} />;
}
