import { filledPages } from '@lab/contract/features/settings/choices';
import { describe, expect, test } from 'vitest';
import { emptyParts } from './empty-parts.ts';
import { settingsIn } from './settings-store.ts';
import { toShown } from './shown-settings.ts';
import { offIn } from './switched-off.ts';

const menuWith = (...pages: object[]) => ({ settings: { menu: { pages } } });

function shownIn(parts: object) {
  const { menu = [], inFooter = [] } = toShown(
    settingsIn(parts as never),
    emptyParts({ labInfo: {}, ...parts }),
    0,
  );
  return { menu: menu.map(({ to }) => to), inFooter };
}

test('what has no record is nowhere, also in a menu that names it', () => {
  const parts = menuWith({ page: 'projects', name: '', shown: true });
  expect(offIn(parts, settingsIn(parts))).toEqual(filledPages);
  expect(shownIn(parts)).toMatchObject({ inFooter: [] });
  expect(shownIn(parts).menu).not.toContain('/projects');
});

test('with its first record it is in the footer, under the name that the lab gave it', () => {
  expect(shownIn({ talks: 1 })).toEqual({ menu: [], inFooter: [{ to: '/talks', label: 'Talks and media' }] });
  const named = { talks: 1, ...menuWith({ page: 'talks', name: 'Lectures', shown: false }) };
  expect(shownIn(named).inFooter).toEqual([{ to: '/talks', label: 'Lectures' }]);
});

test('years in review lead to the newest year with works', () => {
  const link = { to: '/2025', label: 'Years in review' };
  expect(shownIn({ papersByYear: [{ year: '2025' }, { year: '2019' }] }).inFooter).toEqual([link]);
  const inMenu = menuWith({ page: 'years', name: 'Annual reports', shown: true });
  expect(shownIn({ papersByYear: [{ year: '2025' }], ...inMenu }).menu).toContain('/2025');
  expect(shownIn({ papersByYear: [] }).inFooter).toEqual([]);
});

test('the page Press is there once somebody is to be asked, or a member offers a portrait', () => {
  const link = { to: '/press', label: 'Press' };
  expect(shownIn({ team: [{ name: 'Ada' }] }).inFooter).toEqual([]);
  expect(shownIn({ team: [{ name: 'Ada', press: { credit: 'Bo' } }] }).inFooter).toEqual([link]);
  expect(shownIn({ settings: { press: { email: 'press@lab.test' } } }).inFooter).toEqual([link]);
});

test('an admin can put it into the menu, or switch it off', () => {
  const inMenu = { talks: 3, ...menuWith({ page: 'talks', name: '', shown: true, footer: false }) };
  expect(shownIn(inMenu).menu).toContain('/talks');
  expect(shownIn(inMenu).inFooter).toEqual([]);
  expect(offIn(inMenu, settingsIn(inMenu))).not.toContain('talks');
  const off = { talks: 3, ...menuWith({ page: 'talks', name: '', shown: false, footer: false }) };
  expect(shownIn(off).inFooter).toEqual([]);
  expect(offIn(off, settingsIn(off))).toContain('talks');
});

describe('its section of the home page', () => {
  const turnedOn = { home: { sections: [{ section: 'talks', heading: '', shown: true }] } };
  const sectionsIn = (parts: Readonly<Record<string, unknown>>) =>
    toShown(settingsIn(parts), emptyParts({ labInfo: {}, ...parts }), 0).sections;

  test('is off in a lab that has chosen nothing', () => {
    expect(sectionsIn({ talks: 3 })).toBeUndefined();
  });

  test('is there once the lab turns it on and has a record', () => {
    expect(sectionsIn({ talks: 3, settings: turnedOn })?.[0]).toEqual({ section: 'talks' });
    expect(sectionsIn({ settings: turnedOn })).toBeUndefined();
  });

  test('is not there where the lab hides the page everywhere', () => {
    const menu = { pages: [{ page: 'talks', name: '', shown: false, footer: false }] };
    expect(sectionsIn({ talks: 3, settings: { ...turnedOn, menu } })).toBeUndefined();
  });
});
