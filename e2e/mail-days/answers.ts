import { baseUrl, expect } from '../fixtures.ts';
import { mailbox, waitForMail } from '../mailbox.ts';
import { asDemo, asPerson, newPerson } from '../people.ts';
import { admin, type MailDay, pageOf } from './mail-day.ts';

export const answerDays: MailDay[] = [
  {
    title: 'a message is answered from the admin’s own mail program, and a second answer comes back',
    events: ['answerNotTaken'],
    async live({ open, read }) {
      const lab = await open({ as: 'admin' });
      await lab.goto('/dashboard/outbox');
      await lab.getByLabel('Address for answers').fill('answers@lab.test');
      await lab.getByRole('button', { name: 'Save Changes' }).click();
      await lab.getByText('The settings of mail were saved').waitFor();
      await lab.getByRole('button', { name: 'Make an address for the mail server' }).click();
      const address = await lab.getByLabel('Address to which answers are forwarded').inputValue();

      const person = await newPerson('Una');
      const message = `May one swim there? ${person.name}`;
      await asPerson(person, '/contacts', { name: person.name, phone: '+44 1632 960 112', message });
      const received = await waitForMail(
        'about the message',
        ({ to, text }) => to === admin.email && text.includes(message),
      );
      await lab.goto(`${mailbox}/mails/${received.id}`);
      const to = received.headers['reply-to'] ?? '';
      await lab.getByText(to).waitFor();
      expect(to).toMatch(/^answers\+/);

      /** As the lab's mail server does. */
      async function answer(written: string) {
        const quoted = received.text.replace(/^/gm, '> ');
        const text = `${written}\n\nOn Tue, Feb 3, 2026 at 10:15 AM Lab <lab@lab.test> wrote:\n${quoted}`;
        const sent = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ from: `Admin <${admin.email}>`, to, subject: 'Re: a new message', text }),
        });
        expect(sent.status).toBe(200);
        return sent.json();
      }

      expect(new URL(address).origin).toBe(new URL(baseUrl).origin);
      expect(await answer(`With care, ${person.name}.`)).toEqual({ modifiedCount: 1 });
      const theirs = await pageOf(open, person);
      await theirs.goto('/dashboard/myContacts');
      await theirs.getByText(`With care, ${person.name}.`, { exact: true }).waitFor();
      await waitForMail(
        'about the reply',
        (mail) => mail.to === person.email && mail.text.includes(`> With care, ${person.name}.`),
      );
      await lab.goto('/dashboard/activity?kind=message');
      const entry = lab.getByRole('row').filter({ hasText: person.name });
      await entry.filter({ hasText: 'Replied to' }).getByTitle(admin.email).waitFor();

      const second = `Never mind, ${person.name}.`;
      expect(await answer(second)).toEqual({ modifiedCount: 0 });
      await read(lab, admin, 'answerNotTaken', { says: second, leads: '/dashboard/manageContacts' });

      const {
        isSetUp: _set,
        takesAnswers: _takes,
        subscribers: _count,
        ...settings
      } = await asDemo('admin', '/mailSettings');
      await asDemo('admin', '/mailSettings', { ...settings, answers: '' }, 'PATCH');
    },
  },
];
