import { api } from '@lab/contract';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import AboutPage from './about-page.tsx';

const mission = { name: 'Our mission', details: 'To measure.', image: '/images/lab/u1/m.webp', imageAlt: '' };

const server = (lab: LabInfo) =>
  stubServer().answers(api.labInfo.blockTexts, {}).answers(api.labInfo.get, lab);

describe('about', () => {
  it('shows the four blocks, with defaults for empty texts', async () => {
    server(theLab({ mission }));
    renderPage(<AboutPage />);
    await screen.findByText('To measure.');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Overview',
      'Our mission',
      'History',
      'Vision',
    ]);
    expect(screen.getAllByText('No details available.')).toHaveLength(3);
  });

  it('shows what was written in the editor, and its plain words while that cannot be loaded', async () => {
    const text = { text: 'To **measure**.', html: '<p>To <strong>measure</strong>.</p>' };
    const stub = server(theLab({ mission })).answers(api.labInfo.blockTexts, { mission: text });
    const { unmount } = renderPage(<AboutPage />);
    expect((await screen.findByText('measure')).tagName).toBe('STRONG');
    unmount();
    stub.isUnreachable(api.labInfo.blockTexts);
    renderPage(<AboutPage />);
    expect(await screen.findByText('To measure.')).toBeVisible();
  });

  it('shows a default image if there is none or it is broken', async () => {
    server(theLab({ mission }));
    const { container } = renderPage(<AboutPage />);
    await screen.findByText('To measure.');
    const images = [...container.querySelectorAll('img')];
    for (const image of images) fireEvent.error(image);
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toHaveAttribute('src', expect.stringContaining('fallback'));
  });

  it('leaves out empty blocks in a lab that began empty', async () => {
    const nothing = { name: 'Vision', details: '', image: '', imageAlt: '' };
    const blocks = { overView: nothing, mission: nothing, history: nothing, vision: nothing };
    const stub = server(theLab({ ...blocks, hidesEmpty: true }));
    const { unmount } = renderPage(<AboutPage />);
    expect(await screen.findByText('No details available.')).toBeVisible();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    unmount();
    stub.answers(api.labInfo.get, theLab({ ...blocks, mission, hidesEmpty: true }));
    renderPage(<AboutPage />);
    expect(await screen.findByRole('heading', { name: 'Our mission' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('says that it is loading', () => {
    server(theLab()).holds(api.labInfo.get, theLab());
    renderPage(<AboutPage />);
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const stub = server(theLab()).isUnreachable(api.labInfo.get);
    const { user } = renderPage(<AboutPage />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    stub.answers(api.labInfo.get, theLab({ mission }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('To measure.')).toBeInTheDocument();
  });
});
