import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, sourceSet } from './picture.tsx';

const image = () => screen.getByRole('img');

describe('Picture', () => {
  it('lists the existing widths of an uploaded picture in srcset', () => {
    expect(sourceSet('/images/papers/u1/p1.webp')).toBe(
      '/images/papers/u1/p1-480.webp 480w, /images/papers/u1/p1-750.webp 750w, /images/papers/u1/p1-1080.webp 1080w',
    );
    expect(sourceSet('/images/profile/u1/p1.webp')).toBe(
      '/images/profile/u1/p1-96.webp 96w, /images/profile/u1/p1-192.webp 192w, /images/profile/u1/p1-240.webp 240w',
    );
  });

  it('has no srcset for a picture of another site', () => {
    expect(sourceSet('https://lh3.googleusercontent.com/a/photo')).toBeUndefined();
  });

  it('shows a fallback in the same box when the picture cannot be loaded', () => {
    render(<Picture src="/images/papers/u1/p1.webp" alt="Figure" width={600} height={400} sizes="50vw" />);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', expect.stringContaining('fallback'));
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).toHaveAttribute('width', '600');
    expect(image()).toHaveAttribute('height', '400');
    expect(image()).toHaveAccessibleName('Figure');
  });

  it('shows the fallback where there is no picture', () => {
    render(<Picture src="" alt="Nobody" width={96} height={96} />);
    expect(image()).toHaveAttribute('src', expect.stringContaining('fallback'));
  });

  it('tries a new picture after a broken one', () => {
    const { rerender } = render(<Picture src="/images/papers/u1/old.webp" alt="x" width={6} height={4} />);
    fireEvent.error(image());
    rerender(<Picture src="/images/papers/u1/new.webp" alt="x" width={6} height={4} />);
    expect(image()).toHaveAttribute('src', '/images/papers/u1/new.webp');
  });

  it('loads lazily, unless it is the main picture of the page', () => {
    const { rerender } = render(<Picture src="/a.webp" alt="x" width={6} height={4} />);
    expect(image()).toHaveAttribute('loading', 'lazy');
    rerender(<Picture src="/a.webp" alt="x" width={6} height={4} first />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });
});
