import { useEffect, useState } from 'react';
import type { SliderSettings, Swiper } from './slider-engine.ts';
import { useNear } from './use-near.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}

/** Starts the engine when it is about to be seen and the browser has nothing better to do, and keeps it in step with what the person wants. */
export function useSlider({ delay, spacing, perView, loop }: SliderSettings, count: number, held: boolean) {
  const [engine, setEngine] = useState<typeof import('./slider-engine.ts')>();
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [near, setNear] = useState(false);
  const element = useNear(() => setNear(true), count > 1 && !near);

  useEffect(() => {
    setPlaying(!matchMedia(lessMotion).matches);
  }, []);

  useEffect(() => {
    if (!near) return;
    let wanted = true;
    const cancel = whenIdle(() => {
      void import('./slider-engine.ts').then((module) => wanted && setEngine(module));
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [near]);

  useEffect(() => {
    const { current: container } = element;
    if (!engine || !container) return;
    const started = engine.startSlider(container, { delay, spacing, perView, loop });
    started.on('realIndexChange', () => setCurrent(started.realIndex));
    setSwiper(started);
    return () => {
      started.destroy(true, true);
    };
  }, [engine, element, delay, spacing, perView, loop]);

  const moving = playing && !held;
  useEffect(() => {
    if (moving) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving]);

  return { element, ready: engine !== undefined, swiper, current, playing, setPlaying };
}
