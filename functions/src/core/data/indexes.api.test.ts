/**
 * The engine refuses a query whose index is missing in firestore.indexes.json. This test finds indexes that
 * no query needs: it makes each kind of query that needs one.
 */
import { expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeMember, makeWithRoles } from '../../test/people.ts';
import { publishPaper } from '../../test/records.ts';

test('every index of firestore.indexes.json serves a query', async () => {
  const admin = await makeAdmin();
  const member = await makeMember('Ina Index');
  const recruiter = await makeWithRoles(admin, [{ role: 'recruiter', only: ['p1'] }]);
  const paper = await publishPaper(member, admin);
  const calls: [token: string | undefined, paths: string[]][] = [
    [
      undefined,
      [
        `/morePaper/${paper}`,
        '/researchPapers?area=Waves+and+Flows',
        '/researchPapers?year=2020',
        '/researchPapers?area=Waves+and+Flows&year=2020',
        '/researchPapers?area=Waves+and+Flows&order=date',
        '/researchPapers?type=article&order=date',
        '/researchPapers?type=article&order=type',
        '/researchPapers?q=small',
        '/researchArea/waves-and-flows/news',
        '/researchPapers?q=small&area=Waves+and+Flows',
        '/researchPapers?q=small&year=2020',
        '/researchPapers?q=small&area=Waves+and+Flows&year=2020',
      ],
    ],
    [recruiter.token, ['/applications', `/applications/${member.email}`, '/adminOverview']],
    [member.token, ['/notices', '/pendingPaper', '/outcomes', `/contacts/${member.email}`]],
    [
      admin.token,
      [
        `/applications/${member.email}`,
        `/contacts/${member.email}`,
        '/adminContacts?unanswered=true',
        '/drafts/news',
        '/adminOverview',
        '/barriers?state=open',
        '/mails?state=ERROR',
        '/activity?kind=paper',
        `/activity?actor=${admin.email}`,
        `/activity?target=${paper}`,
        `/activity?kind=paper&actor=${admin.email}&target=${paper}`,
      ],
    ],
  ];
  // One after the other, because the functions emulator starts a process for each concurrent call.
  for (const [token, paths] of calls) {
    for (const path of paths) expect((await call(`GET ${path}`, { token })).status, path).toBe(200);
  }

  // Google's emulator serves any query, and does not say which indexes none has used.
  if (process.env.LAB_FIRESTORE === 'official') return;
  const unused = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/indexes:unused`);
  const advice = 'No query needs these indexes: remove them, or make the query here that does.';
  expect(await unused.json(), advice).toEqual({ indexes: [] });
});
