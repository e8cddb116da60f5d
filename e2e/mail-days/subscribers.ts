import { randomUUID } from 'node:crypto';
import { baseUrl } from '../fixtures.ts';
import { asDemo } from '../people.ts';
import { type MailDay, runNow } from './mail-day.ts';

export const subscriberDays: MailDay[] = [
  {
    title: 'a visitor subscribes, gets the news, and leaves with one press',
    events: ['subscriptionAsked', 'newsPublished'],
    async live({ open, read }) {
      const settings = { on: true, perHour: 300, from: '' };
      await asDemo('admin', '/mailSettings', { ...settings, subscriptions: true }, 'PATCH');
      const email = `reader-${randomUUID().slice(0, 8)}@example.org`;
      const reader = await open({ javaScriptEnabled: false });
      await reader.goto(`/news?at=${randomUUID()}`);
      await reader.getByLabel('Email').fill(email);
      await reader.getByRole('button', { name: 'Subscribe' }).click();
      await reader.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
      const asked = { says: 'confirm it.', leads: '/subscription' };
      await read(reader, { email }, 'subscriptionAsked', asked);
      await reader.getByRole('button', { name: 'Confirm' }).click();
      await reader.getByRole('heading', { name: 'You get the news' }).waitFor();

      const title = `The pier is open ${randomUUID().slice(0, 8)}`;
      const [{ image }] = await (await fetch(`${baseUrl}/api/news`)).json();
      const item = { title, summary: 'Come.', details: 'Come and see.', image };
      const { insertedId: id } = await asDemo('admin', '/News', item);
      await runNow('sendWaitingMail');
      await read(reader, { email }, 'newsPublished', { says: title, leads: `/news/${id}` });

      await reader.goBack();
      await reader.getByRole('link', { name: /\/subscription\?leave=/ }).click();
      await reader.getByRole('button', { name: 'Leave' }).click();
      await reader.getByRole('heading', { name: 'You have left' }).waitFor();
      await asDemo('admin', `/news/${id}`, {}, 'DELETE');
      await asDemo('admin', '/mailSettings', { ...settings, subscriptions: false }, 'PATCH');
    },
  },
];
