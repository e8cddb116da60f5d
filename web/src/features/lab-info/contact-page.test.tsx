import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { theLab } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { ContactPage } from './contact-page.tsx';
import { WriteToUs } from './write-to-us.tsx';

const open = () => renderPage(<ContactPage form="the form" />);

describe('contact us', () => {
  it('shows hours, place, directions and social links', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    open();
    expect(await screen.findByText('Mon-Fri 8am to 5pm')).toBeInTheDocument();
    expect(screen.getByText('7 Pier Road, Northhaven')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=7+Pier+Road%2C+Northhaven',
    );
    for (const name of ['WhatsApp', 'Facebook', 'X', 'LinkedIn']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('the form')).toBeInTheDocument();
  });

  it('has no button or link for what the lab has not filled in', async () => {
    const socialMedia = { facebook: '', linkedIn: '', X: '', whatsApp: '' };
    stubServer().answers(api.labInfo.get, theLab({ phone: '', email: '', location: '', socialMedia }));
    open();
    expect(await screen.findByText('Mon-Fri 8am to 5pm')).toBeInTheDocument();
    for (const role of ['button', 'link']) expect(screen.queryAllByRole(role)).toEqual([]);
    for (const name of ['Phone', 'Email', 'Location', 'Social links'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('copies the phone number on a click and says so', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /960 100/ }));
    expect(await screen.findByText('Phone number copy')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('+44 1632 960 100');
  });

  it('copies the email on a click and says so', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /hello@lab.test/ }));
    expect(await screen.findByText('Email copy')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('hello@lab.test');
  });

  it('shows an error if the browser refuses to copy', async () => {
    stubServer().answers(api.labInfo.get, theLab());
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: /960 100/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not copy.');
  });

  it('shows a loading state, and keeps the form after an error', async () => {
    stubServer().isUnreachable(api.labInfo.get);
    open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('the form')).toBeInTheDocument();
  });
});

describe('a visitor without an account', () => {
  it('writes a mail first, or logs in', async () => {
    stubServer().answers(api.labInfo.get, theLab({ name: 'Kestrel & Point' }));
    renderPage(<WriteToUs login="the login" />);
    expect(await screen.findByRole('link', { name: 'Write us a mail' })).toHaveAttribute(
      'href',
      'mailto:hello@lab.test?subject=A%20question%20to%20Kestrel%20%26%20Point',
    );
    expect(screen.getByText('Please log in to send us a message.')).toBeVisible();
    expect(screen.getByText('the login')).toBeVisible();
  });

  it('is only asked to log in where the lab has no email', async () => {
    stubServer().answers(api.labInfo.get, theLab({ email: '' }));
    renderPage(<WriteToUs login="the login" />);
    expect(await screen.findByText('Please log in to send us a message.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
