import { api } from '@lab/contract';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refetchChanged } from '../../lib/query.ts';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import type { StubServer } from '../../test/server.ts';
import { section, stubHome } from './home.testing.ts';
import HomePage from './home-page.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubHome();
});

describe('opening', () => {
  it('has the lab’s name as the page’s heading and the first picture of the carousel at once', async () => {
    renderPage(<HomePage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kestrel Point' })).toBeInTheDocument();
    const first = await screen.findByRole('img', { name: 'Slide 1' });
    expect(first).toHaveAttribute('fetchpriority', 'high');
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Slide 5' })).toHaveAttribute('loading', 'lazy'),
    );
  });
});

describe('the introduction', () => {
  it('ends with a link to what the lab says about itself', async () => {
    renderPage(<HomePage />);
    expect(await screen.findByRole('link', { name: 'About Kestrel Point' })).toHaveAttribute(
      'href',
      '/aboutUs',
    );
  });
});

describe('the sentence of the lab', () => {
  const long = `${'We measure the sea and everything it touches. '.repeat(3)}Yes.`;

  it('is shown whole in place of the overview', async () => {
    server.answers(api.settings.get, { statement: long });
    renderPage(<HomePage />);
    expect(await screen.findByText(long)).toBeVisible();
    expect(screen.queryByText(/^People\./)).toBeNull();
  });

  it('is the beginning of the overview where the lab has written none', async () => {
    const { overView } = theLab();
    server.answers(
      api.labInfo.get,
      theLab({ overView: { ...overView, details: `${long}\n\nA second paragraph.` } }),
    );
    renderPage(<HomePage />);
    expect(await screen.findByText(long)).toBeVisible();
  });
});

describe('numbers', () => {
  const numberOf = (label: string) => screen.getByText(label).nextSibling;

  it('say how many works and people there are and since when', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 1767, memberCount: 16, firstYear: 2015 }));
    renderPage(<HomePage />);
    await screen.findByText('Works');
    expect(numberOf('Works')).toHaveTextContent('1 767');
    expect(numberOf('People')).toHaveTextContent('16');
    expect(numberOf('Publishing since')).toHaveTextContent('2015');
  });

  it('are left out as far as nothing is known', async () => {
    server.answers(api.labInfo.get, theLab({ paperCount: 3 }));
    renderPage(<HomePage />);
    await screen.findByText('Works');
    expect(screen.queryByText('People')).toBeNull();
    expect(screen.queryByText('Publishing since')).toBeNull();
  });
});

describe('slides', () => {
  it('lead where the lab says, within the site and out of it', async () => {
    const [slide, other, ...rest] = theLab().carousel as [
      LabInfo['carousel'][number],
      LabInfo['carousel'][number],
    ];
    const carousel = [{ ...slide, link: '/news' }, { ...other, link: 'https://example.org/' }, ...rest];
    server.answers(api.labInfo.get, theLab({ carousel }));
    renderPage(<HomePage />);
    expect(await screen.findByRole('link', { name: 'Slide 1' })).toHaveAttribute('href', '/news');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Slide 2' })).toHaveAttribute('href', 'https://example.org/'),
    );
    expect(screen.queryByRole('link', { name: 'Slide 3' })).toBeNull();
  });
});

describe('the band', () => {
  it('says how many positions are open, and leads to them', async () => {
    server.answers(api.labInfo.get, theLab({ openPositions: 5 }));
    renderPage(<HomePage />);
    expect(await screen.findByRole('heading', { name: 'Join us: 5 open positions' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what we look for' })).toHaveAttribute('href', '/joinUs');
  });

  it('is left out while none is open', async () => {
    renderPage(<HomePage />);
    await section('Recent Work').findByRole('link', { name: /Paper 1/ });
    expect(screen.queryByRole('heading', { name: /open position/ })).toBeNull();
  });
});

describe('a carousel that shows one image twice', () => {
  it('shows none of it once other images are chosen', async () => {
    const [slide, ...others] = theLab().carousel as [LabInfo['carousel'][number], ...LabInfo['carousel']];
    server.answers(api.labInfo.get, theLab({ carousel: [slide, slide, ...others] }));
    const { client } = renderPage(<HomePage />);
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Slide 1' })).toHaveLength(2));
    server.answers(api.labInfo.get, theLab({ carousel: others }));
    await act(() => refetchChanged(client));
    await waitFor(() => expect(screen.queryAllByRole('img', { name: 'Slide 1' })).toHaveLength(0));
  });
});
