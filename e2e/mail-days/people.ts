import { randomUUID } from 'node:crypto';
import { changeRecord, writeRecord } from '../back-office.ts';
import { asDemo, asPerson, newPerson } from '../people.ts';
import { admin, daysAgo, type MailDay, pageOf, runNow } from './mail-day.ts';

export const peopleDays: MailDay[] = [
  {
    title: 'rights are given and taken',
    events: ['roleGiven', 'roleTaken'],
    async live({ open, read }) {
      const person = await newPerson('Ria');
      const theirs = await pageOf(open, person);
      const give = (role: string) => asDemo('admin', `/users/role/${person.uid}`, { role }, 'PATCH');
      await give('writer');
      const given = { says: 'You now have this right: writer.', leads: '/dashboard' };
      await read(theirs, person, 'roleGiven', given);
      await give('');
      const taken = { says: 'You no longer have this right: writer.', leads: '/dashboard' };
      await read(theirs, person, 'roleTaken', taken);
    },
  },
  {
    title: 'a member leaves, returns, and leaves with the account disabled',
    events: ['teamLeft', 'teamReturned', 'accountDisabled'],
    async live({ open, read }) {
      const person = await newPerson('Leo');
      const entry = { name: person.name, role: 'Researcher', email: person.email };
      const { insertedId: id } = await asDemo('admin', '/team', entry);
      const until = new Date().toISOString().slice(0, 10);
      // Nobody can sign in with it later.
      const theirs = await open({ allow: /404/ });
      await asDemo('admin', `/team/${id}/leaving`, { until });
      const left = { says: 'You are now among the alumni of', leads: `/userDetails/${id}` };
      await read(theirs, person, 'teamLeft', left);
      await asDemo('admin', `/alumni/${id}/return`, { role: 'Researcher', from: until });
      const returned = { says: 'again.', leads: `/userDetails/${id}` };
      await read(theirs, person, 'teamReturned', returned);
      await asDemo('admin', `/team/${id}/leaving`, { until, account: 'disable' });
      const disabled = { says: 'so you can no longer sign in with it.', leads: '/contactUs' };
      await read(theirs, person, 'accountDisabled', disabled);
    },
  },
  {
    title: 'a member takes the name of a colleague',
    events: ['nameTaken'],
    async live({ open, read }) {
      const [person, colleague] = [await newPerson('Nia'), await newPerson('Noa')];
      for (const { name, email } of [person, colleague])
        await asDemo('admin', '/team', { name, role: 'Researcher', email });
      await asPerson(person, '/updateUserAndTeam', { name: colleague.name }, 'PATCH');
      const lab = await open({ as: 'admin' });
      const says = `${person.name} has taken a name on the team that a colleague has: ${colleague.name}.`;
      await read(lab, admin, 'nameTaken', { says, leads: '/dashboard/teamMembers' });
    },
  },
  {
    title: 'a message is read and answered',
    events: ['messageReceived', 'messageReplied'],
    async live({ open, read }) {
      const person = await newPerson('Ida');
      const message = `Where do the boats lie? ${person.name}`;
      const body = { name: person.name, email: person.email, phone: '+44 1632 960 112', message };
      const { insertedId: _id } = await asPerson(person, '/contacts', body);
      const lab = await open({ as: 'admin' });
      await read(lab, admin, 'messageReceived', { says: message, leads: '/dashboard/manageContacts' });
      const replay = `At the pier, ${person.name}.`;
      await asDemo('admin', '/contactReplay', { _id, replay }, 'PATCH');
      const theirs = await pageOf(open, person);
      await read(theirs, person, 'messageReplied', { says: replay, leads: '/dashboard/myContacts' });
    },
  },
  {
    title: 'a person who has done very much today writes once more',
    events: ['moreFromPerson'],
    async live({ open, read }) {
      const person = await newPerson('Max');
      const today = Math.floor(Date.now() / (24 * 60 * 60_000));
      await writeRecord(`mailCounts/${person.uid}`, { day: today, count: 10, expiresAt: new Date() });
      const body = { name: person.name, email: person.email, phone: '+44 1632 960 112', message: 'Again.' };
      await asPerson(person, '/contacts', body);
      const lab = await open({ as: 'admin' });
      const says = `${person.name} has sent more than 10 things today.`;
      await read(lab, admin, 'moreFromPerson', { says, leads: '/dashboard' });
    },
  },
  {
    title: 'a message that was never answered will be deleted',
    events: ['retentionAnnounced'],
    async live({ open, read }) {
      const person = await newPerson('Ned');
      const message = `Is anybody there? ${person.name}`;
      const body = { name: person.name, email: person.email, phone: '+44 1632 960 112', message };
      const { insertedId: id } = await asPerson(person, '/contacts', body);
      await changeRecord(`contacts/${id}`, { createdAt: daysAgo(360) });
      await runNow('expireRecords');
      const theirs = await pageOf(open, person);
      const announced = { says: 'will be deleted on', leads: '/dashboard' };
      await read(theirs, person, 'retentionAnnounced', announced);
    },
  },
  {
    title: 'somebody who is invited opens the link',
    events: ['invitation'],
    async live({ open, read }) {
      const email = `jo-${randomUUID().slice(0, 8)}@example.org`;
      await asDemo('admin', '/invitations', { people: [{ email }] });
      const theirs = await open();
      await read(theirs, { email }, 'invitation', { says: 'invites you', leads: '/invitation' });
      await theirs.getByText(email).first().waitFor();
    },
  },
];
