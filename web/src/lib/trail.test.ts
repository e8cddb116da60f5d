import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

const record = (to: string) => ({ to, title: to });

/** As the browser does: a new entry of the history has no number yet. */
async function visit() {
  vi.resetModules();
  const { numberEntry, numberOfPage } = await import('./history-guard.ts');
  const trail = await import('./trail.ts');
  const skip = () => {
    history.pushState(null, '');
    numberEntry('PUSH');
  };
  return {
    ...trail,
    skip,
    open(address: string) {
      skip();
      trail.noteVisit(address);
    },
    behind: (path: string) => trail.listBehind(path, numberOfPage('POP')),
  };
}

it('knows of no list before one was open', async () => {
  const { open, behind } = await visit();
  open('/news/one');
  expect(behind('/news')).toBeUndefined();
});

it('finds the list as it was, also behind the record before', async () => {
  const { open, behind, noteList } = await visit();
  open('/news');
  open('/publications?q=tide');
  noteList('/publications?q=tide', { records: [record('/paper/a'), record('/paper/b')], results: 2 });
  open('/paper/a');
  open('/paper/b');
  expect(behind('/publications')).toMatchObject({ address: '/publications?q=tide', steps: 2, results: 2 });
  expect(behind('/publications')?.records).toHaveLength(2);
  expect(behind('/news')).toMatchObject({ address: '/news', steps: 3, records: [] });
  expect(behind('/pub')).toBeUndefined();
});

it('knows of nothing behind a page that was not noted', async () => {
  const { open, skip, behind } = await visit();
  open('/news');
  skip();
  open('/paper/a');
  expect(behind('/news')).toBeUndefined();
});

it('keeps what the last lists showed, and not all that were typed', async () => {
  const { open, behind, noteList } = await visit();
  for (let at = 0; at < 40; at++) noteList(`/publications?q=${at}`, { records: [record('/paper/a')] });
  const kept = (at: number) => {
    open(`/publications?q=${at}`);
    open('/paper/a');
    return behind('/publications')?.records.length;
  };
  expect([0, 9, 10, 39].map(kept)).toEqual([0, 0, 1, 1]);
});
