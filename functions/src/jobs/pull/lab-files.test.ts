import type { Values } from '@lab/contract/core/content/field';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bodyOf } from '../archive/record-files.ts';
import { withFrontMatter, withoutEmpty } from './front-matter.ts';
import { filesOf, uploadsOf } from './lab-files.ts';
import { madeUpLab, paperWith } from './made-up-lab.testing.ts';
import type { PulledLab } from './pulled-lab.ts';

const lab = madeUpLab();
const files = new Map(filesOf(lab).map(({ path, text }) => [path, text]));

/** The front matter and the text below it. */
function partsOf(text = ''): [Record<string, unknown>, string] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return [parse(front), body.trim()];
}

const none: [Record<string, unknown>, string] = [{}, ''];

const recordsIn = (name: keyof Kinds) =>
  [...files].filter(([path]) => path.startsWith(`${name}/`)).map(([, text]) => partsOf(text));

describe.each(publicKinds)('%s', (name) => {
  const declared = declarationOf(name);

  test('has a file for each record, with every field that is filled in', () => {
    const found = recordsIn(name);
    expect(found.map(([front]) => front.id).sort()).toEqual([`${name}-1`, `${name}-2`]);
    const [front, body] = found.find(([{ id }]) => id === `${name}-1`) ?? none;
    const [plain = '', markdown = ''] = bodyOf(declared);
    const record: Values = lab.records[name]?.[0] ?? {};
    for (const field of Object.keys(declared.fields)) {
      if (field === markdown || (field === plain && !markdown)) expect(body).toBe(record[field]);
      else if (field !== plain && JSON.stringify(record[field]) !== '[]')
        expect(front[field], field).toEqual(withoutEmpty(record[field]));
    }
    expect(Object.keys(front)).toContain(declared.nameField);
  });

  test('has a folder whose name nothing else has', () => {
    expect(['about', 'pages', 'legal', 'images', 'files']).not.toContain(name);
  });
});

test('every kind is among them but those for members', () => {
  expect(kindNames.filter((name) => !publicKinds.includes(name))).toEqual(['memberResources']);
});

test('works, pages, texts about the lab and what it has chosen are files too', () => {
  const names = [...files.keys()].filter((path) => !publicKinds.some((kind) => path.startsWith(`${kind}/`)));
  expect(names).toEqual([
    'README.md',
    'about/history.md',
    'about/mission.md',
    'about/overView.md',
    'about/vision.md',
    'lab.yaml',
    'legal/imprint.md',
    'pages/courses.md',
    'pages/visit-us.md',
    'press.yaml',
    'settings.yaml',
    'works.bib',
    'works.csl.json',
  ]);
  expect(partsOf(files.get('pages/visit-us.md'))).toEqual([
    { id: 'f1', title: 'Visit us', address: 'visit-us', place: 'menu', order: 1 },
    'By **tram**.',
  ]);
  expect(files.get('legal/imprint.md')).toBe('---\ntitle: Imprint\n---\n\n## Who\n\nThe *lab* &amp; co\n');
  expect(files.get('about/overView.md')).toContain('We look at **walls**.');
  expect(files.get('lab.yaml')).not.toContain('paperCount');
  expect(parse(files.get('settings.yaml') ?? '')).toEqual({ tagline: 'no' });
  expect(JSON.parse(files.get('works.csl.json') ?? '')).toHaveLength(2);
  for (const name of ['news', 'images', 'works.bib']) expect(files.get('README.md')).toContain(name);
  expect([...files.values()].join()).not.toMatch(/undefined|\[object/);
});

test('a member has the terms that the page shows', () => {
  const [front] = recordsIn('team').find(([{ id }]) => id === 'team-1') ?? none;
  expect(front.terms).toEqual([{ role: 'a', from: '2020' }]);
});

test('areas and works have their names beside the ids', () => {
  const [project] = madeUpLab().records.projects ?? [];
  const record = {
    ...project,
    _id: 'one',
    areas: ['a1', 'a2'],
    references: [{ _id: 'a1', name: 'Waves' }],
  };
  const [file] = filesOf({ ...lab, records: { projects: [record] } }).filter(({ of }) => of === 'one');
  expect(partsOf(file?.text)[0].areas).toEqual([{ id: 'a1', name: 'Waves' }, { id: 'a2' }]);
});

test('pictures and PDFs are named once, as originals, and none for members', () => {
  const named = uploadsOf({
    ...lab,
    works: [paperWith({ links: { code: '/images/papers/ann/p-480.webp' } })],
    pages: [
      {
        _id: 'f',
        title: '',
        address: 'f',
        text: '[a](/files/members/ann/secret.pdf) ![b](/images/lab/ann/one.webp)',
      },
    ],
  }).map(({ path }) => path);
  expect(named).toEqual([...new Set(named)].sort());
  expect(named).toEqual(
    expect.arrayContaining(['files/papers/ann/p.pdf', 'images/lab/ann/one.webp', 'images/papers/ann/p.webp']),
  );
  expect(named.join()).not.toMatch(/members|480/);
});

const shuffled = <Item>(items: readonly Item[], seed: number): Item[] =>
  [...items].sort(
    (one, other) =>
      Math.sin(seed * JSON.stringify(one).length) - Math.cos(seed * JSON.stringify(other).length),
  );

/** The same lab, with all records and the fields of each in another order. */
function mixed(given: PulledLab, seed: number): PulledLab {
  const turned = <Item extends object>(item: Item) =>
    Object.fromEntries(Object.entries(item).reverse()) as Item;
  const mix = <Item extends object>(items: readonly Item[]) => shuffled(items, seed).map(turned).reverse();
  const records = Object.entries(given.records).map(([name, all]) => [name, mix(all)]);
  return {
    ...turned(given),
    works: mix(given.works),
    pages: mix(given.pages),
    legal: mix(given.legal),
    settings: turned(given.settings),
    info: turned(given.info),
    records: Object.fromEntries(records.reverse()),
  };
}

test('the files are the same whatever the order in which the lab was read', () => {
  expect(filesOf(madeUpLabLike(lab))).toEqual(filesOf(lab));
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(filesOf(mixed(lab, seed))).toEqual(filesOf(lab));
    }),
    { numRuns: 5 },
  );
});

const madeUpLabLike = (one: PulledLab): PulledLab => JSON.parse(JSON.stringify(one));

test('what anybody writes stays the value of its field, also to programs that read YAML 1.1', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('no', '2024-01-01', '1e3', '012', '---', 'a: b', '\n---\n', '"'),
        ),
        lines: fc.array(fc.string()),
      }),
      (front) => {
        const text = withFrontMatter(front, 'Below.');
        const [, head = ''] = /^---\n([\s\S]*?)\n---\n\nBelow\.\n$/.exec(text) ?? [];
        expect(parse(head)).toEqual(front);
        expect(parse(head, { version: '1.1' })).toEqual(front);
      },
    ),
  );
});

test('no text of a record can end its front matter or reach another file', () => {
  const hostile = '"\n---\n\n# Mine\n../../../etc/passwd';
  const records = { news: [{ ...lab.records.news?.[0], _id: '../../x', title: hostile, summary: hostile }] };
  const [file] = filesOf({ ...lab, works: [], records }).filter(({ path }) => path.startsWith('news/'));
  expect(file?.path).toMatch(/^news\/mine-etc-passwd-[\w.-]+\.md$/);
  expect(partsOf(file?.text)[0]).toMatchObject({ title: hostile, summary: hostile });
});

test('a hostile title leaves one entry', () => {
  const works = [paperWith({ title: 'An {unbalanced } brace} @book{x,' })];
  const bib = filesOf({ ...lab, works }).find(({ path }) => path === 'works.bib')?.text ?? '';
  expect(bib.match(/^@/gm)).toHaveLength(1);
});
