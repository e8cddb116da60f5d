import { randomUUID } from 'node:crypto';
import { changeRecord, writeRecord } from '../back-office.ts';
import { expect } from '../fixtures.ts';
import { apply, asDemo, newPerson } from '../people.ts';
import { admin, daysAgo, type MailDay, runNow } from './mail-day.ts';

export const labDays: MailDay[] = [
  {
    title: 'a visitor reports a barrier',
    events: ['barrierReported'],
    async live({ open, read }) {
      const visitor = await open();
      await visitor.goto('/accessibility/report');
      const message = `The map says nothing. ${randomUUID()}`;
      await visitor.getByLabel('What is the barrier?').fill(message);
      await visitor.getByRole('button', { name: 'Send the report' }).click();
      await visitor.getByText('Thank you. The lab has your report.').waitFor();
      const lab = await open({ as: 'admin' });
      await read(lab, admin, 'barrierReported', { says: message, leads: '/dashboard/barriers' });
    },
  },
  {
    title: 'an application that nobody reads is named in the morning',
    events: ['waiting'],
    async live({ open, read }) {
      const person = await newPerson('Wim');
      await apply(person);
      // The mail counts days that end at six in the morning of UTC, at whatever time this story runs.
      const endOfDay = new Date();
      if (endOfDay.getUTCHours() < 6) endOfDay.setUTCDate(endOfDay.getUTCDate() - 1);
      endOfDay.setUTCHours(6, 0, 0, 0);
      const createdAt = new Date(endOfDay.getTime() - 3.5 * 24 * 60 * 60_000);
      await changeRecord(`applications/${person.uid}`, { createdAt });
      await runNow('remindAdmins');
      const lab = await open({ as: 'admin' });
      const says = 'This has waited for 3 days or longer:';
      await read(lab, admin, 'waiting', { says, leads: '/dashboard' });
      await asDemo('admin', `/application/${person.uid}`, {}, 'DELETE');
    },
  },
  {
    title: 'an import is finished',
    events: ['importFinished'],
    async live({ open, read }) {
      const key = randomUUID().slice(0, 8);
      const fileName = `works-${key}.bib`;
      const text = `@article{${key}, author = {Doe, Jane}, title = {Slow lanterns ${key}}, journal = {Acta}, year = {2019}}`;
      const { insertedId } = await asDemo('admin', '/imports', { fileName, text });
      let state = '';
      while (state !== 'done') ({ state } = await asDemo('admin', `/imports/${insertedId}/run`, {}));
      const lab = await open({ as: 'admin' });
      await read(lab, admin, 'importFinished', { says: fileName, leads: '/dashboard/importWorks' });
      while (state !== 'undone') ({ state } = await asDemo('admin', `/imports/${insertedId}/undo`, {}));
    },
  },
  {
    title: 'an admin tries the mail, and hears of mail that could not be sent under the bell',
    events: ['testMail', 'mailFailed'],
    async live({ open, read, saw }) {
      const lab = await open({ as: 'admin' });
      await lab.goto('/dashboard/outbox');
      await lab.getByRole('button', { name: 'Send me a test' }).click();
      await lab.getByText('The test is on its way to you').waitFor();
      await read(lab, admin, 'testMail', { says: 'This is a test.', leads: '/dashboard/outbox' });

      const data = { name: '', about: '', detail: '', path: '' };
      await writeRecord(`mail/${randomUUID()}`, {
        to: 'nobody@example.org',
        template: { name: 'invitation', data },
        dueAt: daysAgo(1),
        giveUpAt: daysAgo(1),
        createdAt: daysAgo(2),
      });
      const bell = lab.getByRole('button', { name: /^Notices/ });
      const notice = lab.locator('#notices').getByText('could not send some of its mail.').first();
      await expect
        .poll(async () => {
          await lab.goto('/team');
          await bell.click();
          return notice.waitFor({ timeout: 2_000 }).then(
            () => true,
            () => false,
          );
        })
        .toBe(true);
      await notice.click();
      await lab.waitForURL('**/dashboard/outbox');
      saw('mailFailed');
    },
  },
];
