import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

function Pages() {
  useScrollRestoration();
  return (
    <Routes>
      <Route path="/" element={<Link to="/paper">paper</Link>} />
      <Route path="/paper" element={<h1>Paper</h1>} />
    </Routes>
  );
}

const scrolledTo = vi.fn();

function scroll(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  scrolledTo.mockClear();
  vi.stubGlobal('scrollTo', scrolledTo);
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
});

it('restores the position that was left, not one to which the browser scrolled later', async () => {
  scroll(700);
  await userEvent.click(screen.getByRole('link', { name: 'paper' }));
  await screen.findByRole('heading', { name: 'Paper' });
  expect(scrolledTo).not.toHaveBeenCalled();
  scroll(0);
  window.addEventListener('popstate', () => scroll(90), { once: true });
  history.back();
  await screen.findByRole('link', { name: 'paper' });
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' }));
});

it('lays out the whole page before it restores a position, and not for a new page', async () => {
  delete document.documentElement.dataset.whole;
  scroll(700);
  await userEvent.click(screen.getByRole('link', { name: 'paper' }));
  await screen.findByRole('heading', { name: 'Paper' });
  expect(document.documentElement).not.toHaveAttribute('data-whole');
  scrolledTo.mockImplementation(() => expect(document.documentElement).toHaveAttribute('data-whole'));
  history.back();
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' }));
});
