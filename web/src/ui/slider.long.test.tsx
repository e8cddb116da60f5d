import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../test/viewport.ts';
import { Slider } from './slider.tsx';

beforeEach(stubIntersectionObserver);

/** jsdom has no layout. */
const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

/** The slides move by a fake interval, which follows the real clock. */
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true }),
);

afterEach(() => void vi.useRealTimers());

const settings = { delay: 50, spacing: 30, loop: true };
const five = [1, 2, 3, 4, 5].map((number) => ({ key: `${number}`, content: `Picture ${number}` }));

const renderSlider = (props: Partial<Parameters<typeof Slider>[0]> = {}) =>
  render(<Slider {...settings} label="Carousel" slides={five} pagination {...props} />);

const carousel = () => screen.getByRole('region', { name: 'Carousel' });
const button = (name: string) => screen.getByRole('button', { name });
const current = () => carousel().querySelector('[aria-current]')?.getAttribute('aria-label');

async function moves() {
  const before = current();
  await waitFor(() => expect(current()).not.toBe(before));
}

async function standsStill() {
  const before = current();
  await act(() => vi.advanceTimersByTimeAsync(settings.delay * 4));
  expect(current()).toBe(before);
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

describe('Slider', () => {
  it('moves by itself until it is paused', async () => {
    renderSlider();
    await moves();
    await userEvent.click(button('Pause'));
    fireEvent.pointerLeave(carousel());
    act(() => button('Play').blur());
    await standsStill();
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  });

  it('restarts its timer after a manual step', async () => {
    vi.useFakeTimers();
    renderSlider({ delay: 3500 });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    fireEvent.click(button('Next'));
    const after = current();
    await act(() => vi.advanceTimersByTimeAsync(3499));
    expect(current()).toBe(after);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(current()).not.toBe(after);
  });

  it('pauses in a hidden tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    renderSlider();
    await standsStill();
  });

  it('pauses while a pointer is over it', async () => {
    renderSlider();
    await moves();
    fireEvent.pointerEnter(carousel());
    await standsStill();
    fireEvent.pointerLeave(carousel());
    await moves();
  });

  it('pauses while the focus is in it', async () => {
    renderSlider();
    await moves();
    act(() => button('Next').focus());
    await standsStill();
    act(() => button('Next').blur());
    await moves();
  });

  it.each(asking)('stands still for a person who %s, until they press Play', async (_, ask) => {
    ask();
    renderSlider({ firstSlideOnly: true });
    await standsStill();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(button('Play'));
    act(() => button('Pause').blur());
    await moves();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    ['is fast', { saveData: false, effectiveType: '4g' }],
    ['is not known', {}],
  ])('moves by itself on a connection that %s', async (_, connection) => {
    stubConnection(connection);
    renderSlider();
    await moves();
  });

  it('takes an early press, for which the other slides are rendered', async () => {
    stubConnection({ saveData: false, effectiveType: '2g' });
    renderSlider({ firstSlideOnly: true });
    fireEvent.click(button('Next'));
    expect(current()).toBe('Go to 2');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
  });

  it('goes to the slide of a dot', async () => {
    renderSlider();
    await userEvent.click(button('Go to 3'));
    expect(current()).toBe('Go to 3');
  });

  it('jumps in place of scrolling for a person who prefers less motion', () => {
    asking[0]?.[1]();
    renderSlider();
    fireEvent.click(button('Next'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  });

  it('goes round where it loops, and keeps the order in which it is read', () => {
    renderSlider();
    fireEvent.click(button('Previous'));
    expect(current()).toBe('Go to 5');
    expect(screen.getAllByRole('listitem').map((slide) => slide.style.order)).toEqual([
      '1',
      '1',
      '1',
      '1',
      '',
    ]);
    expect(screen.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual(
      five.map(({ content }) => content),
    );
    fireEvent.click(button('Next'));
    expect(current()).toBe('Go to 1');
  });

  it('follows a person who swipes', async () => {
    const places = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(
      this: HTMLElement,
    ) {
      return 120 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
    renderSlider({ delay: 60_000 });
    const list = screen.getByRole('list');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
    list.scrollLeft = 250;
    fireEvent.scroll(list);
    await waitFor(() => expect(current()).toBe('Go to 3'));
    places.mockRestore();
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
    expect(container.querySelectorAll('li')).toHaveLength(1);
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
