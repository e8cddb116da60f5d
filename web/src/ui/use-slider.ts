import { useEffect, useRef, useState } from 'react';
import type { SliderSettings, Swiper } from './slider-engine.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Moving by itself costs the engine and the other pictures: not for those who asked for less, or whose line is slow. */
function wantsStillness(): boolean {
  // Some browsers tell nothing, and some only a part.
  const { connection = {} } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const slow = connection.saveData || /[23]g/.test(connection.effectiveType ?? '');
  return slow || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}

/**
 * Fetches the engine when the slides are about to move in sight and the browser has nothing better to do, or when
 * somebody turns to them, and keeps it in step with what the person wants.
 */
export function useSlider({ delay, spacing, perView, loop }: SliderSettings, count: number, held: boolean) {
  const [wanted, setWanted] = useState(false);
  const [engine, setEngine] = useState<typeof import('./slider-engine.ts')>();
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [near, setNear] = useState(false);
  const element = useNearViewport(() => setNear(true), count > 1 && !near);
  const asked = useRef<(swiper: Swiper) => void>(undefined);

  useEffect(() => {
    setPlaying(!wantsStillness());
  }, []);

  useEffect(() => {
    if (held && count > 1) setWanted(true);
    else if (near && playing) return whenIdle(() => setWanted(true));
  }, [held, count, near, playing]);

  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    void import('./slider-engine.ts').then(
      (module) => mounted && setEngine(module),
      // The first slide still shows; the next press tries again.
      () => mounted && setWanted(false),
    );
    return () => {
      mounted = false;
    };
  }, [wanted]);

  useEffect(() => {
    const { current: container } = element;
    if (!engine || !container) return;
    const started = engine.startSlider(container, { spacing, perView, loop });
    started.on('realIndexChange', () => setCurrent(started.realIndex));
    setSwiper(started);
    asked.current?.(started);
    asked.current = undefined;
    return () => {
      started.destroy(true, true);
    };
  }, [engine, element, spacing, perView, loop]);

  const moving = playing && !held;
  // Not Swiper's own clock, which asks for every single frame. `current`: from each turn on, whoever made it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!swiper || !moving) return;
    const clock = setInterval(() => !document.hidden && swiper.slideNext(), delay);
    return () => clearInterval(clock);
  }, [swiper, moving, delay, current]);

  /** Does what somebody pressed for, at once or as soon as the engine is there. */
  function turn(step: (swiper: Swiper) => void) {
    if (swiper) return step(swiper);
    asked.current = step;
    setWanted(true);
  }

  return { element, wanted, current, playing, setPlaying, turn };
}
