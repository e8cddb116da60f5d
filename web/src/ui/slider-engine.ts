/** The part of Swiper that the sliders need. Fetched when the browser is idle. */
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

export interface SliderSettings {
  /** Milliseconds between two steps. */
  delay: number;
  /** Pixels between two slides. */
  spacing: number;
  /** How many are seen at once, by the smallest width of the slider. */
  perView: Readonly<Record<number, number>>;
  loop: boolean;
}

export function sliderOptions({ delay, spacing, perView, loop }: SliderSettings): SwiperOptions {
  return {
    modules: [Autoplay],
    autoplay: { delay, disableOnInteraction: false },
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

export function startSlider(element: HTMLElement, settings: SliderSettings): Swiper {
  return new Swiper(element, sliderOptions(settings));
}

export type { Swiper };
