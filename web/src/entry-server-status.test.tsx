import { api } from '@lab/contract';
import { describe, expect, it } from 'vitest';
import { type Invoke, render } from './entry-server.tsx';
import { theLab } from './test/records.ts';
import { missing, open, page } from './test/rendered-page.ts';

describe('the status', () => {
  it.each([
    ['/nothing', 'Page Not Found', {}],
    ['/paper/none', 'Paper not found', { [api.papers.get.path]: missing, [api.papers.more.path]: missing }],
    ['/news/none', 'News not found.', { [api.news.get.path]: missing }],
    ['/researchAreaDetails/none', 'Research area not found.', { [api.areas.get.path]: missing }],
    ['/1950', 'There is nothing of this year here.', { [api.years.get.path]: missing }],
    ['/userDetails/none', 'User data not found.', { [api.alumni.person.path]: missing }],
  ])('of %s is 404, with the text "%s"', async (path, text, replies) => {
    const { answer, document, content } = await page(path, replies);
    expect(answer.status).toBe(404);
    expect(document.body.textContent).toContain(text);
    expect(content('meta[name=robots]')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull();
  });

  it('of a year of which there is nothing is said in the title too', async () => {
    const { document } = await page('/1950', { [api.years.get.path]: missing });
    expect(document.title).toBe('Page Not Found | Kestrel Point');
  });

  it.each([
    ['/team/', '/team'],
    ['/TEAM', '/team'],
    ['/RESEARCHareas/?x=1', '/researchAreas?x=1'],
    ['/Paper/AbC/', '/paper/AbC'],
    ['/contact', '/contactUs'],
    ['/Contact/', '/contactUs'],
    ['/DASHBOARD/userprofile', '/dashboard/userProfile'],
  ])('of %s is 301 to %s', async (path, location) => {
    expect(await open(path)).toEqual({ status: 301, location });
  });

  it('of a page for signed-in people is 200, without content, and only the settings are read for its words', async () => {
    const requests: string[] = [];
    const invoke: Invoke = async ({ path }) => {
      requests.push(path);
      return { reply: path === api.freePages.inMenus.path ? [] : null };
    };
    for (const path of [
      '/dashboard/userProfile',
      '/dashboard/allUsers',
      '/application/Researcher',
      '/login',
    ]) {
      expect(await render(new URL(path, 'https://lab.test'), invoke)).toMatchObject({
        status: 200,
        head: expect.stringMatching(
          /^<title>.+ \| Research Lab<.title><meta name="robots" content="noindex">$/,
        ),
        body: '',
        data: '',
      });
    }
    const inOneDocument = [api.settings.get, api.labInfo.get, api.freePages.inMenus];
    expect([...new Set(requests)]).toEqual(inOneDocument.map(({ path }) => path));
  });

  it('of such a page comes with a sentence for browsers without JavaScript, in the words of the lab', async () => {
    const lab = { [api.labInfo.get.path]: theLab(), [api.freePages.inMenus.path]: [] };
    const login = (settings: object) =>
      render(new URL('/login', 'https://lab.test'), async ({ path }) => ({
        reply: { ...lab, [api.settings.get.path]: settings }[path],
      }));
    const english = await login({});
    expect(english).toMatchObject({ withoutScript: expect.stringContaining('needs JavaScript') });
    const german = await login({ words: { language: 'de', own: {} } });
    expect(german).toMatchObject({ withoutScript: expect.stringContaining('braucht JavaScript') });
    expect(german).toMatchObject({
      withoutScript: expect.stringContaining('<a href="/">Zur Startseite</a>'),
    });
    // Between the bar and the footer.
    for (const part of ['<header', '<footer', 'Team', theLab().email])
      expect(english).toMatchObject({ withoutScript: expect.stringContaining(part) });
    for (const tag of ['<script', '<main'])
      expect(english).not.toMatchObject({ withoutScript: expect.stringContaining(tag) });
  });

  it('is not 404 after a database error', async () => {
    await expect(open('/team', { [api.team.list.path]: new Error('database gone') })).rejects.toThrow(
      'database gone',
    );
  });

  it('is 200 if only a dependent query fails', async () => {
    const { answer } = await page('/news/n1', { [api.news.author.path]: missing });
    expect(answer.status).toBe(200);
  });
});
