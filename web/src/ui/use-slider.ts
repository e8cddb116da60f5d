import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isSlowConnection } from '../lib/connection.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { nearestSlide, stepFrom } from './slides.ts';
import { useNearViewport } from './use-near-viewport.ts';

export interface SliderSettings {
  /** In milliseconds. */
  delay: number;
  loop: boolean;
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** More pictures are too much on slow connections; some people prefer no motion. */
const prefersStill = () => isSlowConnection() || lessMotion();

/**
 * The slides are a row that scrolls and snaps. `wanted` says that all of them are needed: when they are near
 * the viewport and the browser is idle, or when a person points at them.
 */
export function useSlider({ delay, loop }: SliderSettings, count: number, paused: boolean) {
  const [wanted, setWanted] = useState(false);
  const [current, setCurrent] = useState(0);
  /** The slide with which the row begins; others only where it loops. */
  const [first, setFirst] = useState(0);
  const [move, setMove] = useState<{ from: number; to: number }>();
  const [playing, setPlaying] = useState(true);
  const [near, setNear] = useState(false);
  const row = useNearViewport<HTMLUListElement>(() => setNear(true), count > 1 && !near);
  const stopWaiting = useRef(() => {});

  useEffect(() => {
    setPlaying(!prefersStill());
    return () => stopWaiting.current();
  }, []);

  useEffect(() => {
    if (paused && count > 1) setWanted(true);
    else if (near && playing) return whenIdle(() => setWanted(true));
  }, [paused, count, near, playing]);

  // The row may begin with another slide for this move, so it is put back in its place first. Meanwhile it
  // does not snap, because browsers hold on to the slide that they have snapped to.
  useLayoutEffect(() => {
    const { current: list } = row;
    if (!list || !move) return;
    const placeOf = (index: number) => {
      const [slide, start] = [list.children[index], list.children[first]] as (HTMLElement | undefined)[];
      return (slide?.offsetLeft ?? 0) - (start?.offsetLeft ?? 0);
    };
    list.style.scrollSnapType = 'none';
    list.scrollTo({ left: placeOf(move.from), behavior: 'instant' });
    list.scrollTo({ left: placeOf(move.to), behavior: lessMotion() ? 'instant' : 'smooth' });
  }, [row, move, first]);

  function moveTo(to: number, begin = first) {
    // What waits for the end of the last move knows only the order of that one.
    stopWaiting.current();
    setWanted(true);
    setFirst(begin);
    setMove({ from: current, to });
    setCurrent(to);
  }

  function step(by: 1 | -1) {
    const { to, begin } = stepFrom(row.current, { current, first, count, loop }, by);
    moveTo(to, begin);
  }

  function onScroll() {
    stopWaiting.current();
    stopWaiting.current = whenAtRest(row.current, (list) => {
      setCurrent(nearestSlide(list, { first, count }));
      list.style.scrollSnapType = '';
    });
  }

  const moving = wanted && playing && !paused;
  const next = useEffectEvent(() => step(1));
  // A manual step restarts the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!moving) return;
    const clock = setInterval(() => !document.hidden && next(), delay);
    return () => clearInterval(clock);
  }, [moving, delay, current]);

  return { row, wanted, current, first, playing, setPlaying, step, moveTo, onScroll };
}

/**
 * The end of a move or a swipe; not each browser tells it. Where frames are late, a list that still moves is
 * quiet for long too, so it has to be in the same place two frames later.
 */
function whenAtRest(list: HTMLElement | null, then: (list: HTMLElement) => void): () => void {
  let frame = 0;
  const timer = setTimeout(() => {
    const place = list?.scrollLeft;
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list && list.scrollLeft === place && then(list));
    });
  }, 100);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
