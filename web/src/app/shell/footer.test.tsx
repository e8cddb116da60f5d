import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { Footer } from './footer.tsx';

describe('footer', () => {
  it('shows the tagline, the links and the lab’s contact details', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    renderPage(<Footer />);
    expect(screen.getByText('Providing reliable tech since 2025')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
    expect(await screen.findByRole('link', { name: 'hello@lab.test' })).toHaveAttribute(
      'href',
      'mailto:hello@lab.test',
    );
    expect(screen.getByRole('link', { name: '+44 1632 960 100' })).toHaveAttribute(
      'href',
      'tel:+441632960100',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://whatsapp.example/lab',
    );
  });

  it('has no heading where HTML allows none', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    renderPage(<Footer />);
    const heading = await screen.findByRole('heading', { name: 'Reach us' });
    expect(heading.closest('address')).toBeNull();
  });

  it('has the lab’s own words and logo', async () => {
    stubServer()
      .answers(api.labInfo.get, theLab())
      .answers(api.settings.get, {
        tagline: 'Measuring since 1970',
        affiliation: 'University of Northhaven',
        footer: 'Funded by\nthe Foundation',
        logo: {
          address: '/images/lab/u/a.webp',
          width: 80,
          bar: [],
          band: [{ src: '/images/lab/u/a-480.webp', shown: 'plate' }],
        },
        menu: [{ to: '/events', label: 'Calendar' }],
        legal: [{ to: '/imprint', label: 'Imprint' }],
      });
    const { container } = renderPage(<Footer />);
    for (const text of ['Measuring since 1970', 'University of Northhaven', /the Foundation/]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/lab/u/a-480.webp');
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
    // A page of the menu is not listed a second time.
    expect(screen.getAllByRole('link', { name: /Calendar|Events/ })).toHaveLength(1);
  });

  it('has no heading and no link without something behind it', async () => {
    const nothing = { location: '', email: '', phone: '' };
    stubServer()
      .answers(api.labInfo.get, theLab({ ...nothing, name: 'Tide Lab' }))
      .answers(api.settings.get, { emptyPages: ['/events'] });
    renderPage(<Footer />);
    expect(await screen.findByText('Tide Lab')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Events' })).toBeNull());
    expect(screen.queryByText('Reach us')).toBeNull();
  });

  it('renders without the lab’s data', () => {
    stubServer().isUnreachable(api.labInfo.get);
    renderPage(<Footer />);
    expect(screen.getByText('Research Lab')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
  });
});
