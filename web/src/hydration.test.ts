/** A page is hydrated with what it was rendered with; `hydration.long.test.ts` has each change by itself. */
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { settingsQuery } from './lib/settings.ts';
import { changes, extendPage, lab } from './test/changes-before-hydration.ts';
import { hydratePage, renderedPages } from './test/hydrated-page.ts';

beforeEach(() => {
  process.env.TZ = 'UTC';
});

const changeAll = (path: string) => {
  for (const [, change] of changes) change(path);
};

it.each(renderedPages)('%s, in a browser where all is different', async (path) => {
  const { faults } = await hydratePage(path, lab, changeAll);
  expect(faults).toEqual([]);
});

it('in the words that the page was rendered with', async () => {
  const words = { language: 'de', own: { 'site/nav/team': 'ж' } } as const;
  for (const path of ['/', '/publications', '/events', '/paper/a1', '/2025', '/nothing-here']) {
    await hydratePage(path, { ...lab, '/settings': { words } satisfies ShownSettings }, changeAll);
    expect(screen.getAllByRole('link', { name: 'ж' }).length, path).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Anmelden' }).length, path).toBeGreaterThan(0);
  }
});

it('later settings are shown when the whole page is hydrated', async () => {
  const drawn: ShownSettings = { sections: [{ section: 'recentWork', heading: 'As drawn' }] };
  const { client, faults } = await hydratePage('/', { ...lab, '/settings': drawn }, () => {
    window.frameElement?.addEventListener('app-ready', (event) => {
      const { detail } = event as CustomEvent<typeof client>;
      detail.setQueryData(settingsQuery.queryKey, {
        sections: [{ section: 'recentWork', heading: 'As it is now' }],
      });
    });
  });
  expect(await screen.findByRole('heading', { name: 'As it is now' })).toBeInTheDocument();
  expect(faults).toEqual([]);
});

it('with the attributes that an extension has added', async () => {
  for (const path of ['/', '/publications', '/contactUs']) {
    const { faults } = await hydratePage(path, lab, extendPage);
    expect(faults, path).toEqual([]);
  }
});
