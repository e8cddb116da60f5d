import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 500);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
});

/** Also waits for the code of the control, which is loaded with the first scrolling. */
async function at(top: number) {
  vi.stubGlobal('scrollY', top);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await import('./scroll-control.tsx');
  });
}

const control = () => screen.queryByRole('button', { name: 'Scroll to top' });

describe('scroll to top', () => {
  it('is hidden up to 300 px and visible after that', async () => {
    render(<ScrollToTop />);
    await at(300);
    expect(control()).not.toBeInTheDocument();
    await at(301);
    expect(control()).toBeInTheDocument();
    await at(299);
    expect(control()).not.toBeInTheDocument();
  });

  it.each([
    [500, 0.5],
    [750, 0.25],
    [1000, 0],
  ])('at %i px of 1000 leaves %d of its ring empty', async (top, empty) => {
    const { container } = render(<ScrollToTop />);
    await at(top);
    const ring = container.querySelector('circle[stroke-dasharray]');
    const round = 2 * Math.PI * 20;
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 50 50');
    expect(ring).toHaveAttribute('r', '20');
    expect(Number(ring?.getAttribute('stroke-dasharray'))).toBeCloseTo(round);
    expect(Number(ring?.getAttribute('stroke-dashoffset'))).toBeCloseTo(round * empty);
  });

  it('lets presses through to the button of a row behind it', async () => {
    render(
      <>
        <table>
          <tbody>
            <tr>
              <td>
                <button type="button">Actions</button>
              </td>
            </tr>
          </tbody>
        </table>
        <ScrollToTop />
      </>,
    );
    const behind = vi.spyOn(document, 'elementsFromPoint');
    behind.mockReturnValue([screen.getByRole('button', { name: 'Actions' })]);
    await at(400);
    expect(control()).toHaveAttribute('data-aside');
    behind.mockReturnValue([screen.getByRole('cell')]);
    await at(402);
    expect(control()).not.toHaveAttribute('data-aside');
    behind.mockRestore();
  });

  it('scrolls smoothly to the top', async () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    render(<ScrollToTop />);
    await at(800);
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });
});
