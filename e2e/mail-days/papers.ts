import { changeRecord } from '../back-office.ts';
import { asDemo, asPerson, newPerson, submitPaper } from '../people.ts';
import { admin, daysAgo, type MailDay, pageOf, runNow } from './mail-day.ts';

async function newWriter(name: string) {
  const person = await newPerson(name);
  await asDemo('admin', `/users/role/${person.uid}`, { role: 'writer' }, 'PATCH');
  return person;
}

export const paperDays: MailDay[] = [
  {
    title: 'a paper is submitted, asked about, waited for, revised, published, corrected and retracted',
    events: [
      'paperReceived',
      'paperFeedback',
      'paperFeedbackWaits',
      'paperRevised',
      'paperPublished',
      'paperCorrected',
      'paperRetracted',
    ],
    async live({ open, read }) {
      const person = await newWriter('Pia');
      const title = `On slow water ${person.name}`;
      const id = await submitPaper(person, title);
      const lab = await open({ as: 'admin' });
      const received = {
        says: `${person.name} has submitted “${title}”.`,
        leads: '/dashboard/reviewResearch',
      };
      await read(lab, admin, 'paperReceived', received);

      const theirs = await pageOf(open, person);
      await asDemo('admin', `/reviewResearch/feedBack/${id}`, { message: 'How slow?' }, 'PATCH');
      const feedback = { says: `feedback on your paper “${title}”`, leads: '/dashboard/pendingPaper' };
      await read(theirs, person, 'paperFeedback', feedback);
      await changeRecord(`researchRequests/${id}`, { feedbackAt: daysAgo(4) });
      await runNow('remindPeople');
      const waits = { says: `“${title}” has waited for 3 days.`, leads: `/dashboard/editPaper/${id}` };
      await read(theirs, person, 'paperFeedbackWaits', waits);

      const pending = await asPerson(person, `/pendingPaper/${id}`);
      const form = { ...pending, details: 'Very slow.' };
      await asPerson(person, '/EditPaper', form, 'PATCH');
      const revised = { says: `${person.name} has revised “${title}”`, leads: '/dashboard/reviewResearch' };
      await read(lab, admin, 'paperRevised', revised);

      await asDemo('admin', `/researchPaper/${id}`, {});
      const published = { says: `Your paper “${title}” was published.`, leads: `/paper/${id}` };
      await read(theirs, person, 'paperPublished', published);
      await asDemo('admin', `/researchPapers/${id}`, { ...form, publisher: 'Acta Aquarum' }, 'PATCH');
      const corrected = { says: `The lab has corrected your paper “${title}”.`, leads: `/paper/${id}` };
      await read(theirs, person, 'paperCorrected', corrected);
      await asDemo('admin', `/researchPapers/${id}`, {}, 'DELETE');
      const retracted = { says: `has removed your paper “${title}”`, leads: '/dashboard/pendingPaper' };
      await read(theirs, person, 'paperRetracted', retracted);
    },
  },
  {
    title: 'a paper is rejected with a reason',
    events: ['paperRejected'],
    async live({ open, read }) {
      const person = await newWriter('Rob');
      const id = await submitPaper(person, `On fast water ${person.name}`);
      const reason = `Too fast for us, ${person.name}.`;
      await asDemo('admin', `/ResearchRequest/${id}`, { reason }, 'DELETE');
      const theirs = await pageOf(open, person);
      await read(theirs, person, 'paperRejected', { says: reason, leads: '/dashboard/pendingPaper' });
    },
  },
  {
    title: 'a preprint becomes a version of the article',
    events: ['paperMerged'],
    async live({ open, read }) {
      const person = await newWriter('Max');
      const title = `On one water ${person.name}`;
      const onServer = { type: 'preprint', publisher: 'A server', doi: '', arxiv: '2401.00001' };
      const article = await submitPaper(person, title, { doi: `10.1000/${person.uid}` });
      const preprint = await submitPaper(person, title, onServer);
      for (const id of [article, preprint]) await asDemo('admin', `/researchPaper/${id}`, {});
      const { seen, works } = await asDemo('admin', `/researchPapers/${article}/versions`);
      const otherSeen = works.find(({ _id }: { _id: string }) => _id === preprint)?.seen;
      await asDemo('admin', `/researchPapers/${article}/versions/${preprint}`, { seen, otherSeen });
      const theirs = await pageOf(open, person);
      const merged = { says: 'is shown as a version of another work now.', leads: `/paper/${article}` };
      await read(theirs, person, 'paperMerged', merged);
    },
  },
];
