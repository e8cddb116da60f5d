import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { Shell } from './shell.tsx';

const site = (
  <Routes>
    <Route element={<Shell />}>
      <Route path="/" element={<Link to="/two#part">to the second</Link>} />
      <Route
        path="/two"
        element={
          <>
            <h2 id="part" tabIndex={-1}>
              Part
            </h2>
            <Link to="/three">to the third</Link>
            <Link to="/three#100%">to no part of the third</Link>
          </>
        }
      />
      <Route path="/three" element={<h1>Third</h1>} />
    </Route>
  </Routes>
);

beforeEach(() => {
  stubServer().answers(api.labInfo.get, theLab());
  Element.prototype.scrollIntoView = vi.fn();
});

describe('shell', () => {
  it('has the landmarks, and a link that skips to the content', () => {
    renderPage(site);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('shows an announcement before everything, and none at the desk', async () => {
    stubServer()
      .answers(api.labInfo.get, theLab())
      .answers(api.settings.get, { announcement: { text: 'Open day', link: 'https://else.example/day' } });
    renderPage(site);
    expect(await screen.findByRole('link', { name: 'Open day' })).toHaveAttribute(
      'href',
      'https://else.example/day',
    );
  });

  it('does not move the focus on the first page', () => {
    renderPage(site);
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to a new page, or to the element in the hash', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user } = renderPage(site);
    await user.click(screen.getByRole('link', { name: 'to the second' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'to the third' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('moves the focus to the main part if the hash is invalid', async () => {
    const { user } = renderPage(site, { at: '/two' });
    await user.click(screen.getByRole('link', { name: 'to no part of the third' }));
    expect(await screen.findByRole('heading', { name: 'Third' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
