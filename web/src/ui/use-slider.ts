import { useEffect, useRef, useState } from 'react';
import type { SliderSettings, Swiper } from './slider-engine.ts';

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

/** Starts the engine when the browser has nothing better to do, and keeps it in step with what the person wants. */
export function useSlider({ delay, spacing, perView, loop }: SliderSettings, count: number, held: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<typeof import('./slider-engine.ts')>();
  const [swiper, setSwiper] = useState<Swiper>();
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    setPlaying(!matchMedia(lessMotion).matches);
    if (count < 2) return;
    let wanted = true;
    const cancel = whenIdle(() => {
      void import('./slider-engine.ts').then((module) => wanted && setEngine(module));
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [count]);

  useEffect(() => {
    if (!engine || !element.current) return;
    const started = engine.startSlider(element.current, { delay, spacing, perView, loop });
    started.on('realIndexChange', () => setCurrent(started.realIndex));
    setSwiper(started);
    return () => {
      started.destroy(true, true);
    };
  }, [engine, delay, spacing, perView, loop]);

  const moving = playing && !held;
  useEffect(() => {
    if (moving) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, moving]);

  return { element, ready: engine !== undefined, swiper, current, playing, setPlaying };
}
