/** The list by type while works are published, corrected and taken back between its pages. */
import { randomInt } from 'node:crypto';
import { workTypes } from '@lab/contract/features/papers/types';
import { expect, test } from 'vitest';
import { call, nextPath } from '../../test/call.ts';
import { makeAdmin, makeMember } from '../../test/people.ts';
import { publishPaper } from '../../test/records.ts';

/** Letters, so that works of other runs are not found. */
const own = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');

interface Listed {
  _id: string;
  type: (typeof workTypes)[number];
  publicationDate: string;
}

test('every work is listed once, and those that change meanwhile at most once more', async () => {
  const [author, admin] = await Promise.all([makeMember('Ty Type'), makeAdmin()]);
  const publish = (type: string, year: number) =>
    publishPaper(author, admin, {
      type,
      title: `Sorted${own} ${type} of ${year}`,
      publicationDate: `${year}-01-01`,
    });
  const ids: string[] = [];
  for (const type of ['talk', 'article', 'doctoral', 'book'])
    for (const year of [1701, 1703, 1702]) ids.push(await publish(type, year));
  const [talk = '', , later = ''] = ids;

  const pages: Listed[][] = [];
  const byAdmin = (what: string, body?: object) => call(what, { token: admin.token, body });
  const meanwhile = [
    () => publish('article', 1704),
    () => byAdmin(`DELETE /researchPapers/${later}`),
    () => byAdmin(`PATCH /researchPapers/${talk}`, { type: 'patent' }),
  ];
  let added = '';
  let path: string | undefined = `/researchPapers?order=type&limit=3&q=sorted${own}`;
  while (path) {
    const answer = await call(`GET ${path}`);
    expect(answer.status).toBe(200);
    pages.push(answer.body);
    const happened = await meanwhile.shift()?.();
    if (typeof happened === 'string') added = happened;
    path = nextPath(answer);
  }
  const listed = pages.flat();
  const seen = listed.map(({ _id }) => _id);
  expect(seen.sort()).toEqual(ids.filter((id) => id !== later).sort());
  expect(seen).not.toContain(added);
  const places = listed.map(
    ({ type, publicationDate }) =>
      `${String(workTypes.indexOf(type)).padStart(2, '0')} ${9999 - Number(publicationDate.slice(0, 4))}`,
  );
  expect(places).toEqual(places.toSorted());
  expect(pages.every(({ length }) => length <= 3)).toBe(true);
});

test.each(['order=year', 'order=type&order=date', 'order=', 'order=byType'])(
  'another order is refused or not meant: %s',
  async (query) => {
    const { status } = await call(`GET /researchPapers?${query}`);
    expect([200, 400]).toContain(status);
  },
);
