import { describe, expect, it } from 'vitest';
import { nearestSlide, stepFrom } from './slides.ts';

/** A row of slides of 100 px with 20 px between them, as browsers measure it. */
function rowOf(count: number, { first = 0, visible = 1, scrollLeft = 0, sign = 1 } = {}) {
  const children = Array.from({ length: count }, (_, index) => ({
    offsetLeft: 7 + sign * 120 * ((index - first + count) % count),
  }));
  return { children, scrollLeft, scrollWidth: count * 120 - 20, clientWidth: visible * 120 - 20 };
}

const asElement = (row: ReturnType<typeof rowOf>) => row as unknown as Element;

describe('a step', () => {
  it.each([
    ['forward', 1, 0, { to: 1, begin: 0 }],
    ['forward from the last', 1, 4, { to: 0, begin: 4 }],
    ['back', -1, 3, { to: 2, begin: 2 }],
    ['back from the first', -1, 0, { to: 4, begin: 4 }],
  ] as const)('%s in a row that loops has the slide beside it', (_, by, current, expected) => {
    const row = rowOf(5, { first: 2 });
    expect(stepFrom(row, { current, first: 2, count: 5, loop: true }, by)).toEqual(expected);
  });

  it('of two slides that loop goes on in both directions', () => {
    const order = { first: 0, count: 2, loop: true };
    expect(stepFrom(rowOf(2), { ...order, current: 1 }, 1)).toEqual({ to: 0, begin: 1 });
    expect(stepFrom(rowOf(2), { ...order, current: 0 }, -1)).toEqual({ to: 1, begin: 1 });
  });

  it.each([
    ['is one further until the last is visible', 0, 0, 1],
    ['goes back to the beginning when the last is visible', 1, 120, 0],
    ['goes back to the beginning from right to left too', 1, -120, 0],
  ])('without a loop %s', (_, current, scrollLeft, to) => {
    const row = rowOf(5, { visible: 4, scrollLeft });
    expect(stepFrom(row, { current, first: 0, count: 5, loop: false }, 1)).toEqual({ to, begin: 0 });
  });

  it('back from the beginning without a loop goes to the end, and before the row is there it counts too', () => {
    const order = { current: 0, first: 0, count: 5, loop: false };
    expect(stepFrom(rowOf(5), order, -1)).toEqual({ to: 4, begin: 0 });
    expect(stepFrom(null, order, 1)).toEqual({ to: 1, begin: 0 });
  });
});

describe('the nearest slide', () => {
  it.each([
    ['at the beginning', 0, {}, 0],
    ['nearly at the second', 110, {}, 1],
    ['in another order', 240, { first: 3 }, 0],
    ['from right to left', -240, { sign: -1 }, 2],
  ])('%s', (_, scrollLeft, options, index) => {
    const first = 'first' in options ? options.first : 0;
    expect(nearestSlide(asElement(rowOf(5, { ...options, scrollLeft })), { first, count: 5 })).toBe(index);
  });

  it('is the first of a row that is not laid out, and of a single slide', () => {
    const hidden = { ...rowOf(3), children: [{ offsetLeft: 0 }, { offsetLeft: 0 }, { offsetLeft: 0 }] };
    expect(nearestSlide(hidden as unknown as Element, { first: 2, count: 3 })).toBe(2);
    expect(nearestSlide(asElement(rowOf(1)), { first: 0, count: 1 })).toBe(0);
  });
});
