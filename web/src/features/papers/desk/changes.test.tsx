import { reviewTexts } from '@lab/contract/features/papers/review/texts';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { Changes } from './changes.tsx';

const now: PaperRequest = { ...aPaper(), message: 'Shorter, please.' };

function show(before: Partial<PaperRequest>, after: Partial<PaperRequest> = {}) {
  const request = { ...now, ...after };
  return renderPage(<Changes before={{ ...now, ...before }} now={request} same={reviewTexts.changes.none} />);
}

const changed = (label: string) => {
  const found = screen.getByText(label, { selector: 'dt' }).parentElement;
  if (!found) throw new Error(label);
  return within(found);
};

test('marks the words that are new and those that are gone', () => {
  const { container } = show({ title: 'Tides in a cup' });
  const [gone, added] = ['del', 'ins'].map((tag) => container.querySelector(tag)?.textContent);
  expect([gone, added]).toEqual(['cup', 'teacup']);
  expect(screen.queryByText('Abstract')).toBeNull();
});

test('compares authors, links, picture and PDF', () => {
  const { container } = show(
    {
      authors: ['Ada Byron'],
      links: { code: 'https://example.org/old' },
      image: '/images/papers/u1/old.webp',
    },
    { links: { data: 'https://example.org/data' }, pdf: '/files/papers/u1/new.pdf' },
  );
  expect(changed('Authors').getByText(/Émilie du Châtelet/).tagName).toBe('INS');
  expect(changed('Code').getByRole('link')).toHaveAttribute('href', 'https://example.org/old');
  expect(changed('Code').getByText('nothing')).toBeVisible();
  expect(changed('Data').getByRole('link')).toHaveAttribute('href', 'https://example.org/data');
  expect(changed('PDF').getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/files/papers/u1/new.pdf',
  );
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/images/papers/u1/old.webp', '/images/papers/u1/p1.webp']);
});

test('compares the further research areas', () => {
  show({ moreAreas: ['Physics'] }, { moreAreas: ['Foam'] });
  expect(changed('Further areas').getByText('Physics').tagName).toBe('DEL');
  expect(changed('Further areas').getByText('Foam').tagName).toBe('INS');
});

test('says that nothing has changed', () => {
  show({});
  expect(screen.getByText('Nothing has changed since your feedback.')).toBeVisible();
});
