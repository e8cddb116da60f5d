/** The part of Swiper that the sliders need. Fetched when the browser is idle. */
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

interface Layout {
  /** Pixels between two slides. */
  spacing: number;
  /** How many are seen at once, by the smallest width of the slider. */
  perView: Readonly<Record<number, number>>;
  loop: boolean;
}

export interface SliderSettings extends Layout {
  /** Milliseconds between two steps. */
  delay: number;
}

export function sliderOptions({ spacing, perView, loop }: Layout): SwiperOptions {
  return {
    spaceBetween: spacing,
    slidesPerView: perView[0] ?? 1,
    breakpointsBase: 'container',
    breakpoints: Object.fromEntries(
      Object.entries(perView).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    loop,
    // The end leads back to the beginning in both cases; only `loop` does it without turning round.
    rewind: !loop,
  };
}

export function startSlider(element: HTMLElement, layout: Layout): Swiper {
  return new Swiper(element, sliderOptions(layout));
}

export type { Swiper };
