import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../test/viewport.ts';
import { Slider } from './slider.tsx';
import { type Swiper, sliderOptions } from './slider-engine.ts';

beforeEach(stubIntersectionObserver);

/** The slides move by a fake interval, which follows the real clock. */
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true }),
);

afterEach(() => void vi.useRealTimers());

const settings = { delay: 50, spacing: 30, perView: { 0: 1 }, loop: false };
const five = [1, 2, 3, 4, 5].map((number) => ({ key: `${number}`, content: `Picture ${number}` }));

function renderStill(props: Partial<Parameters<typeof Slider>[0]> = {}) {
  const view = render(<Slider {...settings} label="Carousel" slides={five} pagination {...props} />);
  const element = view.container.querySelector('.swiper') as HTMLElement & { swiper?: Swiper };
  return { ...view, engine: () => element.swiper };
}

async function renderSlider(props: Partial<Parameters<typeof Slider>[0]> = {}) {
  const { engine, ...view } = renderStill(props);
  await waitFor(() => expect(engine()).toBeDefined());
  return { ...view, swiper: engine() as Swiper, carousel: screen.getByRole('region', { name: 'Carousel' }) };
}

const moves = (swiper: Swiper | undefined) => {
  const next = vi.spyOn(swiper as Swiper, 'slideNext');
  return waitFor(() => expect(next).toHaveBeenCalled());
};

async function standsStill(swiper: Swiper) {
  const next = vi.spyOn(swiper, 'slideNext').mockClear();
  await act(() => vi.advanceTimersByTimeAsync(settings.delay * 4));
  expect(next).not.toHaveBeenCalled();
}

/** The settings of devices on which nothing should move by itself. */
const asking: [string, () => void][] = [
  [
    'prefers less motion',
    () =>
      vi
        .spyOn(window, 'matchMedia')
        .mockImplementation((media) => ({ media, matches: media.includes('reduce') }) as MediaQueryList),
  ],
  ['saves data', () => stubConnection({ saveData: true, effectiveType: '4g' })],
  ['has a slow connection', () => stubConnection({ saveData: false, effectiveType: '3g' })],
];

function stubConnection(connection: { saveData?: boolean; effectiveType?: string }) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
}

describe('sliderOptions', () => {
  it('pass spacing and slides per view to Swiper', () => {
    expect(sliderOptions({ spacing: 24, perView: { 0: 2, 800: 4 }, loop: true })).toMatchObject({
      spaceBetween: 24,
      slidesPerView: 2,
      breakpoints: { 800: { slidesPerView: 4 } },
      loop: true,
      rewind: false,
    });
  });
});

describe('Slider', () => {
  it('moves by itself until it is paused', async () => {
    const { swiper } = await renderSlider();
    await moves(swiper);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.pointerLeave(screen.getByRole('region'));
    act(() => screen.getByRole('button', { name: 'Play' }).blur());
    await standsStill(swiper);
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  });

  it('restarts its timer after a manual step', async () => {
    const { swiper } = await renderSlider({ delay: 3500 });
    vi.useFakeTimers();
    act(() => void swiper.emit('realIndexChange', Object.assign(swiper, { realIndex: 3 })));
    const next = vi.spyOn(swiper, 'slideNext');
    vi.advanceTimersByTime(3499);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('pauses in a hidden tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { swiper } = await renderSlider();
    await standsStill(swiper);
  });

  it('pauses while a pointer is over it', async () => {
    const { swiper, carousel } = await renderSlider();
    await moves(swiper);
    fireEvent.pointerEnter(carousel);
    await standsStill(swiper);
    fireEvent.pointerLeave(carousel);
    await moves(swiper);
  });

  it('pauses while the focus is in it', async () => {
    const { swiper } = await renderSlider();
    await moves(swiper);
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    await standsStill(swiper);
    act(() => screen.getByRole('button', { name: 'Next' }).blur());
    await moves(swiper);
  });

  it.each(asking)(
    'stands still and does not load Swiper for a person who %s, until they press Play',
    async (_, ask) => {
      ask();
      const { engine } = renderStill();
      await vi.dynamicImportSettled();
      expect(engine()).toBeUndefined();
      const play = screen.getByRole('button', { name: 'Play' });
      fireEvent.click(play);
      await waitFor(() => expect(engine()).toBeDefined());
      act(() => play.blur());
      await moves(engine());
    },
  );

  it.each([
    ['is fast', { saveData: false, effectiveType: '4g' }],
    ['is not known', {}],
  ])('moves by itself on a connection that %s', async (_, connection) => {
    stubConnection(connection);
    const { swiper } = await renderSlider();
    await moves(swiper);
  });

  it('runs an early click as soon as Swiper is loaded', async () => {
    stubConnection({ saveData: false, effectiveType: '2g' });
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    const { engine } = renderStill();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(engine()?.activeIndex).toBe(1));
    await standsStill(engine() as Swiper);
  });

  it('goes to the slide of a dot', async () => {
    const { swiper } = await renderSlider();
    const slideTo = vi.spyOn(swiper, 'slideTo');
    await userEvent.click(screen.getByRole('button', { name: 'Go to 3' }));
    expect(slideTo).toHaveBeenCalledWith(2);
  });

  it('does not start before it is near the viewport', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(<Slider {...settings} label="Carousel" slides={five} firstSlideOnly />);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.dynamicImportSettled();
    vi.useRealTimers();
    expect(container.querySelectorAll('.swiper-slide')).toHaveLength(1);
  });

  it('renders only the first slide until it moves', async () => {
    const { container } = render(<Slider {...settings} label="Carousel" slides={five} firstSlideOnly />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(5));
  });

  it('has no buttons with a single slide', () => {
    render(<Slider {...settings} label="Carousel" slides={five.slice(0, 1)} pagination />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
