import { api } from '@lab/contract';
import type { PressKit } from '@lab/contract/features/press/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { OwnPressPortrait } from './own-press-portrait.tsx';
import PressPage from './press-page.tsx';

const image = '/images/profile/m1/a.webp';
const nobody = { name: '', email: '', phone: '', note: '' };
const portrait = {
  _id: 'm1',
  name: 'Ada Byron',
  role: 'Researcher',
  image,
  credit: 'Bo Lens',
  licence: 'ccBy' as const,
};

function openPage(kit: Partial<PressKit>) {
  stubServer()
    .answers(api.labInfo.get, theLab())
    .answers(api.press.kit, { contact: nobody, logos: [], portraits: [], ...kit });
  renderPage(<PressPage />);
}

describe('the page Press', () => {
  it('has portraits with credit and licence, each to download', async () => {
    openPage({ portraits: [portrait] });
    const shown = within(await screen.findByRole('region', { name: 'Portraits' }));
    expect(shown.getByText('Photo: Bo Lens')).toBeVisible();
    expect(shown.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
    const file = shown.getByRole('link', { name: 'Download (JPEG): Ada Byron' });
    expect(file).toHaveAttribute('href', '/api/press/portraits/m1.jpg');
    expect(file).toHaveAttribute('download');
  });

  it('has the logos that there are', async () => {
    openPage({ logos: [{ logo: 'logoDark', image: '/images/lab/u/l.webp' }] });
    const shown = within(await screen.findByRole('region', { name: 'Logo' }));
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/press/logoDark.png',
    ]);
    expect(screen.queryByRole('region', { name: 'Portraits' })).toBeNull();
  });

  it('names whom the press asks, and otherwise the lab', async () => {
    openPage({ contact: { ...nobody, name: 'Press office', email: 'press@lab.test' } });
    const contact = within(await screen.findByRole('region', { name: 'Contact for the press' }));
    expect(contact.getByText('Press office')).toBeVisible();
    expect(contact.getByRole('link', { name: 'press@lab.test' })).toBeVisible();
    expect(contact.getByRole('link', { name: '+44 1632 960 100' })).toBeVisible();
  });
});

const own = { onTeam: true, image, offered: false, credit: '', licence: 'ccBy' as const };

describe('the own portrait for the press', () => {
  it('is offered only with a credit, for the picture that is shown', async () => {
    const server = stubServer().answers(api.press.mine, own);
    const { user } = renderPage(<OwnPressPortrait />);
    await user.click(await screen.findByRole('switch', { name: 'My portrait may be used by the press' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please say who took the picture')).toBeVisible();
    expect(server.calls(api.press.updateMine)).toEqual([]);
    await user.type(screen.getByLabelText(/Who took the picture/), 'Bo Lens');
    server.answers(api.press.updateMine, { modifiedCount: 1 });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Portrait for the press updated')).toBeVisible();
    expect(server.calls(api.press.updateMine)[0]?.body).toEqual({
      image,
      offered: true,
      credit: 'Bo Lens',
      licence: 'ccBy',
    });
  });

  it('asks for a portrait first, and nobody who is not on the team', async () => {
    stubServer().answers(api.press.mine, { ...own, image: '' });
    renderPage(<OwnPressPortrait />);
    expect(await screen.findByText(/Upload a portrait that visitors see/)).toBeVisible();
  });
});
