/** Redirects of addresses with a wrong spelling or an invalid query. */
import { api } from '@lab/contract';
import { describe, expect, it } from 'vitest';
import { type Invoke, render } from './entry-server.tsx';
import { anArea, theLab } from './test/records.ts';

class Refused extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  constructor(status: number, fields?: Record<string, string>) {
    super('refused');
    this.status = status;
    this.fields = fields;
  }
}

const lists = [api.papers.list.path, api.news.list.path] as string[];

/** A lab whose lists fail with `error`. */
function refusing(error: Error): Invoke {
  return async ({ path }) => {
    if (lists.includes(path)) throw error;
    return { reply: path === api.labInfo.get.path ? theLab() : [] };
  };
}

const at = (path: string) => new URL(path, 'https://lab.test');

describe('an invalid query', () => {
  const badYear = new Refused(400, { year: 'Year must be four digits' });

  it.each([
    ['/publications?cursor=garbage', new Refused(400), '/publications'],
    ['/publications?area=Waves&cursor=garbage', new Refused(400), '/publications?area=Waves'],
    ['/publications?year=1999', badYear, '/publications'],
    ['/publications?area=A%26B&year=1999&cursor=x', badYear, '/publications?area=A%26B'],
    ['/news?cursor=x', new Refused(400), '/news'],
    // Without field errors, all parameters are dropped, because the page without any cannot be refused again.
    ['/publications?area=Waves&q=x', new Refused(400), '/publications'],
    ['/publications?area=Waves', new Refused(429, { other: 'no' }), '/publications'],
  ])('in %s redirects to the page without the refused parameters', async (path, error, location) => {
    expect(await render(at(path), refusing(error))).toEqual({ status: 301, location });
  });

  it.each([
    ['/publications?year=1999', new Refused(503)],
    ['/publications?year=1999', new Error('broken')],
    ['/publications', new Refused(400)],
  ])('in %s does not redirect after another error', async (path, error) => {
    await expect(render(at(path), refusing(error))).rejects.toThrow(error.message);
  });
});

it('a year that is none is not dropped: the page says so', async () => {
  const page = await render(at('/publications?year=20x5'), refusing(new Error('must not be asked')));
  expect(page.status).toBe(200);
  expect('body' in page && page.body).toContain('“20x5” is not a year. Please choose one from the list.');
});

describe('another spelling of an address', () => {
  const invoke = refusing(new Refused(400));

  it.each([
    ['/team', '//team', '/team'],
    ['/TEAM/?x=1', '//TEAM/', '/team?x=1'],
    ['/paper/a%2Fb', '/paper//a%2Fb', '/paper/a%2Fb'],
    ['/nothing', '//nothing', '/nothing'],
    ['/contact', '//contact', '/contactUs'],
  ])('%s, requested as %s, redirects to %s', async (path, asked, location) => {
    expect(await render(at(path), invoke, asked)).toEqual({ status: 301, location });
  });
});

describe('a former name of a research area', () => {
  const areas = [
    anArea({ _id: 'a1', departmentName: 'Waves' }),
    { ...anArea({ _id: 'a2', departmentName: 'Tides & Ice' }), formerNames: ['Tides', 'Waves', 'Ice'] },
  ];
  const invoke: Invoke = async ({ path }) => {
    if (path === api.areas.brief.path) return { reply: areas };
    if (path === api.areas.get.path) return { reply: areas[1] };
    return { reply: path === api.labInfo.get.path ? theLab() : [] };
  };

  it.each([
    ['/publications?area=Ice', '/publications?area=Tides+%26+Ice'],
    ['/publications?q=x&area=Tides&cursor=abc', '/publications?q=x&area=Tides+%26+Ice&cursor=abc'],
    ['/researchAreaDetails/gone', '/researchAreaDetails/a2'],
  ])('in %s redirects to %s', async (path, location) => {
    expect(await render(at(path), invoke)).toEqual({ status: 301, location });
  });

  it.each([
    '/publications?area=Waves',
    '/publications?area=Alchemy',
    '/publications',
    '/researchAreaDetails/a2',
  ])('does not redirect %s', async (path) => {
    expect((await render(at(path), invoke)).status).toBe(200);
  });
});
