import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { describe, expect, it } from 'vitest';
import { emptyParts } from './empty-parts.ts';
import { settingsIn } from './settings-store.ts';
import { toShown } from './shown-settings.ts';

const now = Date.parse('2031-06-15T12:00:00Z');
const full = {
  labInfo: { hidesEmpty: true, overview: { details: 'We measure.' } },
  paperCount: 3,
  areas: [{}],
  news: [{}],
  team: [{ role: 'Advisor' }],
  events: [{}],
  collaborators: [{}],
};

const shownIn = (settings: object, parts: object) =>
  toShown(settingsIn({ ...parts, settings }), emptyParts({ ...parts, settings }), now);

/** Without the words for gaps, which have tests of their own. */
function shownWith(settings: object, parts: object = full) {
  const { words: _, ...shown } = shownIn(settings, parts);
  return shown;
}

const menuOf = (parts: object) => shownWith({}, parts).menu?.map(({ label }) => label);

describe('the menu', () => {
  it('is the specification’s where there is something to show', () => {
    expect(shownWith({})).toEqual({});
  });

  it('is the specification’s in any lab that did not begin empty', () => {
    expect(shownWith({}, { labInfo: {} })).toEqual({});
  });

  it.each([
    ['that began empty', { labInfo: { hidesEmpty: true } }],
    ['that nobody has set up', {}],
  ])('of a lab %s has only what there is', (_, parts) => {
    expect(menuOf(parts)).toEqual(['Home', 'Contact Us']);
  });

  it('has what was added to a lab that began empty', () => {
    expect(menuOf({ ...full, news: [] })).toEqual([
      'Home',
      'About',
      'Research Areas',
      'Publications',
      'Team',
      'Join Us',
      'Contact Us',
    ]);
  });

  it('keeps the lab’s order and names', () => {
    const pages = [
      { page: 'news', name: 'Journal', shown: true },
      { page: 'home', name: '', shown: true },
      { page: 'about', name: '', shown: false },
    ];
    expect(shownWith({ menu: { pages } }).menu?.slice(0, 3)).toEqual([
      { to: '/news', label: 'Journal' },
      { to: '/', label: 'Home' },
      { to: '/researchAreas', label: 'Research Areas' },
    ]);
  });
});

describe('pages without content', () => {
  it('are named in a lab that began empty, whether or not they are in its menu', () => {
    expect(shownWith({}, { ...full, news: [], events: [] }).emptyPages).toEqual(['/news', '/events']);
    expect(shownWith({}, { labInfo: { hidesEmpty: true } }).emptyPages).toContain('/joinUs');
  });

  it('are not on the home page of a lab that began empty', () => {
    const sectionsOf = (parts: object) => shownWith({}, parts).sections?.map(({ section }) => section);
    expect(sectionsOf({ labInfo: { hidesEmpty: true } })).toEqual([
      'selectedWork',
      'latestNews',
      'nextEvents',
    ]);
    expect(sectionsOf({ ...full, collaborators: [], team: [{ role: 'Researcher' }] })).toEqual([
      'areas',
      'selectedWork',
      'recentWork',
      'latestNews',
      'nextEvents',
    ]);
  });

  it('are not named in any other lab', () => {
    expect(shownWith({}, { labInfo: {} }).emptyPages).toBeUndefined();
  });
});

describe('publications', () => {
  const worksOf = (works: string, parts: object) => shownIn({ look: { works } }, parts).works;

  it.each([
    ['cards with few works', { paperCount: 100, papersByYear: [{ plain: 20 }, { plain: 10 }] }, undefined],
    ['a list with many works', { paperCount: 101 }, 'list'],
    [
      'a list with many that have no picture',
      { paperCount: 40, papersByYear: [{ plain: 20 }, { plain: 11 }] },
      'list',
    ],
    [
      'cards where nothing was counted',
      { paperCount: 40, papersByYear: [{ year: '2024' }, null] },
      undefined,
    ],
  ])('are %s', (_, parts, shown) => {
    expect(worksOf('auto', parts)).toBe(shown);
    expect(worksOf('list', parts)).toBe('list');
    expect(worksOf('types', parts)).toBe('types');
    expect(worksOf('cards', parts)).toBeUndefined();
  });
});

describe('the words for gaps', () => {
  it.each([
    ['the specification’s', { labInfo: {} }, undefined, undefined],
    ['left out where the lab began empty', { labInfo: { hidesEmpty: true } }, undefined, { gaps: 'empty' }],
    ['left out before the lab is set up', {}, undefined, { gaps: 'empty' }],
    ['as chosen', { labInfo: {} }, 'empty', { gaps: 'empty' }],
    ['as chosen in a lab that began empty', { labInfo: { hidesEmpty: true } }, 'named', undefined],
    ['as the lab began, for what a later version stores', { labInfo: {} }, 'other', undefined],
  ])('are %s', (_, parts, gaps, words) => {
    const shown = shownIn(gaps ? { words: { gaps } } : {}, parts);
    expect(shown.words).toEqual(words);
    expect(Boolean(shown.emptyPages)).toBe(Boolean(words));
  });
});

describe('what an earlier or later version has stored', () => {
  it.each([
    ['nothing', undefined],
    ['another type', 'x'],
    ['parts of another type', { look: 'x', identity: 1, menu: { pages: 'x' }, home: [], notices: null }],
    ['unknown names', { menu: { pages: [{ page: 'shop', name: 'Shop', shown: true }, 1, null] } }],
  ])('%s is read as in a lab that has chosen nothing', (_, settings) => {
    expect(settingsIn({ settings, labInfo: {} })).toEqual(
      Object.fromEntries(Object.entries(defaultSettings).filter(([part]) => part !== 'redirects')),
    );
  });

  it('a page that is named twice is in the menu once', () => {
    const twice = { page: 'team', name: 'A', shown: true, footer: true };
    const { menu } = settingsIn({ settings: { menu: { pages: [twice, { ...twice, name: 'B' }] } } });
    expect(menu.pages.filter(({ page }) => page === 'team')).toEqual([twice]);
    expect(menu.pages).toHaveLength(defaultSettings.menu.pages.length);
  });
});

describe('an announcement', () => {
  const at = (from: string, until: string) =>
    shownWith({
      notices: { ...defaultSettings.notices, announcement: 'Open day', link: '/news', from, until },
    });
  const announcement = { text: 'Open day', link: '/news' };

  it.each([
    ['without dates', '', '', { announcement }],
    ['before it begins', '2031-06-16T08:00+02:00', '', { changesAt: '2031-06-16T06:00:00.000Z' }],
    [
      'while it is current',
      '2031-06-15',
      '2031-06-15T15:00+02:00',
      { announcement, changesAt: '2031-06-15T13:00:00.000Z' },
    ],
    ['after its end', '2031-06-01', '2031-06-13', {}],
  ])('%s', (_, from, until, expected) => {
    expect(at(from, until)).toEqual(expected);
  });

  it('that links to what was stored wrongly has no link', () => {
    const notices = { ...defaultSettings.notices, announcement: 'Open day', link: 'javascript:alert(1)' };
    expect(shownWith({ notices })).toEqual({ announcement: { text: 'Open day' } });
  });
});

describe('how visits are counted', () => {
  const visits = { tool: 'umami', script: 'https://a.example/script.js', site: 'b59e', server: '', hash: '' };

  it('is in every page', () => {
    expect(shownWith({ visits })).toEqual({ visits });
  });

  it.each([
    ['nobody has chosen it', { tool: 'none' }],
    ['something else is stored', { script: "https://a.example 'unsafe-inline'" }],
  ])('is in none if %s', (_, stored) => {
    expect(shownWith({ visits: { ...visits, ...stored } })).toEqual({});
  });
});

describe('the logo', () => {
  const identity = { ...defaultSettings.identity, logo: '/images/lab/u/a.webp', logoRatio: 2.5 };

  it('is on a white plate where the ground is dark', () => {
    expect(shownWith({ identity }).logo).toEqual({
      address: '/images/lab/u/a.webp',
      width: 80,
      bar: [{ src: '/images/lab/u/a-480.webp', shown: 'plateInDark' }],
      band: [{ src: '/images/lab/u/a-480.webp', shown: 'plate' }],
    });
  });

  it('has its own picture for dark grounds', () => {
    const { logo } = shownWith({ identity: { ...identity, logoDark: '/images/lab/u/b.webp' } });
    expect(logo?.bar.map(({ shown }) => shown)).toEqual(['onLight', 'onDark']);
    expect(logo?.band).toEqual([{ src: '/images/lab/u/b-480.webp', shown: 'always' }]);
  });
});
