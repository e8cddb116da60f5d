import { formSchema, inputSchema } from '@lab/contract/core/content/schemas';
import { applicationForm } from '@lab/contract/features/applications/schemas';
import { memberFinder } from '@lab/contract/features/citations/same-person';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { basicInfo, carousel, labBlock, socialMedia } from '@lab/contract/features/lab-info/schemas';
import { legalPages } from '@lab/contract/features/legal/pages';
import { faultsOf, questionsOf } from '@lab/contract/features/legal/questions/of-page';
import { messageForm } from '@lab/contract/features/messages/schemas';
import { editPaper } from '@lab/contract/features/papers/schemas';
import { loginForm } from '@lab/contract/features/session/schemas';
import { declarations } from '@lab/contract/kinds/declarations';
import { outputKeys } from '@lab/contract/kinds/kinds';
import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { accounts } from './accounts.ts';
import { papers } from './content/papers.ts';
import { records } from './records.ts';

/** The demo lab must not contain anything that the site's forms would refuse. */
const accepted: [string, Schema, [string, object][]][] = [
  ['papers', editPaper, withId(inForm(records.researchPapers, 'category'))],
  ['papers under review', editPaper, withId(inForm(records.researchRequests, 'category'))],
  ['areas', formSchema(declarations.areas), records.researchAreas],
  ['positions', formSchema(declarations.positions), records.openPositions],
  ['applications', applicationForm, inForm(records.applications, 'researchArea')],
  ['news', formSchema(declarations.news), records.news],
  ['events', formSchema(declarations.events), records.events],
  ...outputKeys.map((key): [string, Schema, [string, object][]] => [
    key,
    formSchema(declarations[key]),
    records[key],
  ]),
  ['resources for members', formSchema(declarations.memberResources), records.memberResources],
  ['pages', formSchema(freePageKind), records.freePages],
  ['collaborators', formSchema(declarations.collaborators), records.collaborations],
  ['messages', messageForm, records.contacts],
  ['team', formSchema(declarations.team), records.team],
  ['lab info', basicInfo, records.labInfo],
  ['carousel', carousel, records.labInfo],
  ['accounts', loginForm, Object.entries(accounts)],
];

/** The form has the area's name, the record its id. */
function inForm(entries: [string, { areaId?: string }][], field: string): [string, object][] {
  const names = new Map(records.researchAreas.map(([id, { departmentName }]) => [id, departmentName]));
  return entries.map(([id, stored]) => [id, { ...stored, [field]: names.get(stored.areaId ?? '') }]);
}

function withId(entries: [string, object][]): [string, object][] {
  return entries.map(([id, stored]) => [id, { ...stored, _id: id }]);
}

describe('every record is valid in its form', () => {
  test.each(accepted)('%s', async (_name, schema, entries) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [id, stored] of entries) {
      await expect(schema.validate(stored, { abortEarly: false }), id).resolves.toBeDefined();
    }
  });

  test('blocks and social links of the lab', async () => {
    const [, lab] = records.labInfo[0] ?? [];
    for (const block of [lab?.overview, lab?.mission, lab?.history, lab?.vision]) {
      await expect(labBlock.validate(block)).resolves.toBeDefined();
    }
    await expect(socialMedia.validate(lab?.socialMedia)).resolves.toBeDefined();
  });
});

test.each(legalPages)('the answers of the page %s may be published', async (page) => {
  const [, stored] = records.legalPages.find(([id]) => id === page) ?? [];
  const answers = stored?.answers ?? {};
  expect(answers.state).toBe('published');
  expect(faultsOf(page, answers)).toEqual({});
  await expect(inputSchema(questionsOf[page].fields).validate(answers)).resolves.toBeDefined();
});

test('no project was still running after its end when the newest news came', () => {
  const today = new Date(Math.max(...records.news.map(([, { createdAt }]) => createdAt.toMillis())));
  const running = records.projects.filter(([, { state }]) => state === 'running');
  expect(running.length).toBeGreaterThan(0);
  for (const [id, { end }] of running) expect(end > today.toISOString(), id).toBe(true);
});

test('the lab has an example of everything', () => {
  expect(papers).toHaveLength(60);
  expect(new Set(papers.map(({ date }) => date.slice(0, 4))).size).toBe(12);
  expect(Math.max(...papers.map(({ authors }) => authors.length))).toBe(40);
  expect(Math.max(...papers.map(({ title }) => title.length))).toBe(200);
  expect(papers.filter(({ picture }) => !picture).length).toBeGreaterThan(3);
  expect(new Set(papers.map(({ details }) => details)).size).toBe(60);
  expect(new Set(papers.map(({ type = 'article' }) => type)).size).toBe(9);
  expect(papers.some(({ doi }) => !doi)).toBe(true);
  expect(papers.some(({ details }) => !details)).toBe(true);
  for (const letters of [
    /\p{Script=Greek}/u,
    /\p{Script=Han}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Hebrew}/u,
  ]) {
    expect(papers.some(({ title }) => letters.test(title))).toBe(true);
  }
  expect(records.researchAreas).toHaveLength(8);
  expect(records.news).toHaveLength(20);
  expect(records.events).toHaveLength(9);
  expect(records.freePages).toHaveLength(2);
  expect(records.team).toHaveLength(16);
  expect(records.collaborations).toHaveLength(9);
  expect(records.openPositions).toHaveLength(5);
});

test('what the lab made names its own papers, areas and people', () => {
  const ids = new Set([...records.researchPapers, ...records.researchAreas].map(([id]) => id));
  const who = memberFinder(records.team.map(([, member]) => member));
  for (const [id, stored] of outputKeys.flatMap((key): [string, object][] => records[key])) {
    const { works = [], areas = [], people = [], supervisors = [] } = stored as Record<string, string[]>;
    for (const named of [...works, ...areas]) expect([...ids], id).toContain(named);
    for (const name of [...people, ...supervisors]) expect(who(name), `${id}: ${name}`).toBeDefined();
  }
});

test('no id is used twice', () => {
  for (const [name, entries] of Object.entries(records)) {
    expect(new Set(entries.map(([id]) => id)).size, name).toBe(entries.length);
  }
});

test('positions were opened in the weeks before the newest news', () => {
  const moments = records.news.map(([, { createdAt }]) => createdAt.toMillis());
  const now = Math.max(...moments);
  for (const [id, { createdAt }] of records.openPositions) {
    const days = (now - createdAt.toMillis()) / 86_400_000;
    expect(days, id).toBeGreaterThan(0);
    expect(days, id).toBeLessThan(100);
  }
});
