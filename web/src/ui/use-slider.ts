import { useEffect, useRef, useState } from 'react';
import { isSlowConnection } from '../lib/connection.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { SliderSettings, Swiper } from './slider-engine.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** Moving slides load Swiper and more pictures, which is too much on slow connections; some people prefer no motion. */
function prefersStill(): boolean {
  return isSlowConnection() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Loads Swiper when the slides are near the viewport and the browser is idle, or when a person points at them. */
export function useSlider({ delay, spacing, perView, loop }: SliderSettings, count: number, paused: boolean) {
  const [wanted, setWanted] = useState(false);
  const [engine, setEngine] = useState<typeof import('./slider-engine.ts')>();
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [near, setNear] = useState(false);
  const element = useNearViewport(() => setNear(true), count > 1 && !near);
  const pendingStep = useRef<(swiper: Swiper) => void>(undefined);

  useEffect(() => {
    setPlaying(!prefersStill());
  }, []);

  useEffect(() => {
    if (paused && count > 1) setWanted(true);
    else if (near && playing) return whenIdle(() => setWanted(true));
  }, [paused, count, near, playing]);

  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    void import('./slider-engine.ts').then(
      (module) => mounted && setEngine(module),
      // The first slide stays visible, and the next click tries again.
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
    pendingStep.current?.(started);
    pendingStep.current = undefined;
    return () => {
      started.destroy(true, true);
    };
  }, [engine, element, spacing, perView, loop]);

  const moving = playing && !paused;
  // Swiper's autoplay runs code in every frame, so a timer is used; it restarts whenever `current` changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!swiper || !moving) return;
    const clock = setInterval(() => !document.hidden && swiper.slideNext(), delay);
    return () => clearInterval(clock);
  }, [swiper, moving, delay, current]);

  /** Runs a click's step at once, or as soon as Swiper is loaded. */
  function runStep(step: (swiper: Swiper) => void) {
    if (swiper) return step(swiper);
    pendingStep.current = step;
    setWanted(true);
  }

  return { element, wanted, current, playing, setPlaying, runStep };
}
