import { randomUUID } from 'node:crypto';
import { changeRecord } from '../back-office.ts';
import { apply, asDemo, asPerson, newPerson } from '../people.ts';
import { admin, daysAgo, type MailDay, pageOf, runNow } from './mail-day.ts';

const position = 'Field Engineer, Estuary Network';

export const applicationDays: MailDay[] = [
  {
    title: 'an applicant is heard, asked and accepted',
    events: ['applicationReceived', 'applicationConfirmed', 'applicationFeedback', 'applicationAccepted'],
    async live({ open, read }) {
      const person = await newPerson('Nia');
      await apply(person);
      const theirs = await pageOf(open, person);
      const says = `Your application for “${position}” has arrived.`;
      await read(theirs, person, 'applicationConfirmed', { says, leads: '/dashboard/myApplication' });
      const lab = await open({ as: 'admin' });
      const received = `${person.name} applies for: ${position}.`;
      await read(lab, admin, 'applicationReceived', { says: received, leads: '/dashboard/applications' });
      const question = `Which tides? ${person.name}`;
      await asDemo('admin', `/application/feedBack/${person.uid}`, { message: question }, 'PATCH');
      const feedback = { says: question, leads: '/dashboard/myApplication' };
      await read(theirs, person, 'applicationFeedback', feedback);
      await asDemo('admin', `/team/${person.uid}`, { role: 'Researcher' });
      const accepted = { says: 'You are on the team.', leads: '/dashboard/userProfile' };
      await read(theirs, person, 'applicationAccepted', accepted);
    },
  },
  {
    title: 'an applicant is declined with a reason',
    events: ['applicationDeclined'],
    async live({ open, read }) {
      const person = await newPerson('Dee');
      await apply(person);
      const reason = `The place is taken, ${person.name}.`;
      await asDemo('admin', `/application/${person.uid}`, { reason }, 'DELETE');
      const theirs = await pageOf(open, person);
      const declined = { says: reason, leads: '/dashboard/myApplication' };
      await read(theirs, person, 'applicationDeclined', declined);
    },
  },
  {
    title: 'somebody who has begun an application is reminded of the deadline',
    events: ['deadlineNear'],
    async live({ open, read }) {
      const role = `Tide Watcher ${randomUUID().slice(0, 8)}`;
      const needs = { qualifications: 'Patience.', experience: 'Tides.', internationalExposure: 'The sea.' };
      const deadline = daysAgo(-1).toISOString().slice(0, 10);
      const { insertedId } = await asDemo('admin', '/openPositions', { ...needs, role, deadline });
      const person = await newPerson('Bea');
      const theirs = await pageOf(open, person);
      await theirs.goto(`/application/${encodeURIComponent(role)}`);
      const fields = theirs.waitForResponse((answer) => answer.url().endsWith('/api/begunApplications'));
      await theirs.getByLabel('Phone number').fill('+44 1632 960 111');
      await fields;
      const begun = { position: insertedId, begunAt: daysAgo(1), remindedOf: '' };
      await changeRecord(`begunApplications/${person.uid}`, { positions: [begun] });
      await runNow('remindPeople');
      const leads = `/application/${encodeURIComponent(role)}`;
      await read(theirs, person, 'deadlineNear', { says: `“${role}”`, leads });
      await asPerson(person, '/begunApplications', { role, begun: false }, 'PATCH');
      await asDemo('admin', `/openPositions/${insertedId}`, {}, 'DELETE');
    },
  },
];
