import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('broken');
  return <p>fine</p>;
}

const boundary = (broken: boolean, place: string) => (
  <ErrorBoundary resetKey={place} fallback={<p>sorry</p>}>
    <Page broken={broken} />
  </ErrorBoundary>
);

describe('error boundary', () => {
  it('shows the error page, and renders the next page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(boundary(true, '/a'));
    expect(screen.getByText('sorry')).toBeInTheDocument();
    rerender(boundary(false, '/a'));
    expect(screen.getByText('sorry')).toBeInTheDocument();
    rerender(boundary(false, '/b'));
    expect(screen.getByText('fine')).toBeInTheDocument();
  });

  it('renders the page again when the network is back', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(boundary(true, '/a'));
    rerender(boundary(false, '/a'));
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText('fine')).toBeInTheDocument();
  });
});
