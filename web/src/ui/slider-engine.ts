/** The parts of Swiper that the sliders need, loaded when the browser is idle. */
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

interface Layout {
  /** In pixels. */
  spacing: number;
  /** The number of visible slides, by the minimum width of the slider. */
  perView: Readonly<Record<number, number>>;
  loop: boolean;
}

export interface SliderSettings extends Layout {
  /** In milliseconds. */
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
    // Both go from the last slide to the first; only `loop` does it without scrolling back.
    rewind: !loop,
    // A press while the slides still move counts too.
    loopPreventsSliding: false,
  };
}

export function startSlider(element: HTMLElement, layout: Layout): Swiper {
  return new Swiper(element, sliderOptions(layout));
}

export type { Swiper };
