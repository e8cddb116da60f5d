import { write } from 'firebase-functions/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitsForFirstAdmin } from '../../features/setup/waits-for-first-admin.ts';
import { answerPage } from './page.ts';
import { loadRenderer, type Redirect, type RenderedPage } from './renderer.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
const redirectFrom = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>(async () => undefined));
vi.mock('./old-addresses.ts', () => ({ redirectFrom }));
vi.mock('../../features/setup/waits-for-first-admin.ts', () => ({
  waitsForFirstAdmin: vi.fn(async () => false),
}));
vi.mock('./renderer.ts', () => ({ loadRenderer: vi.fn(), invokePublic: vi.fn() }));

const shell: RenderedPage = { status: 200, language: 'en', head: '<title>Lab</title>', body: '', data: '' };
const rendered: RenderedPage = {
  ...shell,
  body: '<header>Lab</header><script></script><h1>Team</h1>',
  data: '<script type="application/json" id="data">[]</script>',
};
const address = { url: new URL('https://lab.test/team'), sentPath: '/team' };

function renderingWith(render: () => Promise<RenderedPage | Redirect>) {
  vi.mocked(loadRenderer).mockResolvedValue({
    render,
    shell: () => shell,
    schemeFromCookie: (cookie) => (cookie?.includes('__session=dark') ? 'dark' : 'system'),
    sheet: { constants: { '--accent': 'red' }, rules: [{ text: 'h1{color:var(--accent)}', needs: [[]] }] },
    wholeSheet: '/assets/app-1.css',
    firstScript: 'rememberPress()',
    firstScriptHash: "'sha256-1'",
    boot: '/assets/boot-1.js',
    workspace: ['/assets/app-1.js', '/assets/frame-1.js'],
    deskPages: { writePage: ['/assets/write-page-1.js'] },
    words: { en: ['/assets/languages-1.js'], de: ['/assets/languages-1.js', '/assets/german-1.js'] },
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a page', () => {
  it('is one document with its style, its content, its data and its script', async () => {
    renderingWith(async () => rendered);
    const { status, body, cacheControl, vary } = await answerPage(address, undefined);
    expect([status, vary]).toEqual([200, 'Cookie']);
    expect(cacheControl).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(body).toContain('<html lang="en"><head><meta charset="utf-8">');
    expect(body).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    );
    expect(body).toContain('<style>h1{color:red}</style>');
    expect(body).toContain('<noscript><link rel="stylesheet" href="/assets/app-1.css"></noscript></head>');
    expect(body).toContain(
      '<div id="root"><header>Lab</header><script data-boot="/assets/boot-1.js">rememberPress()</script><h1>Team</h1></div>',
    );
    expect(body).toMatch(/<script type="application\/json" id="data">\[\]<\/script><\/body><\/html>$/);
  });

  it('that only the browser renders says so to a browser without JavaScript', async () => {
    renderingWith(async () => ({ ...shell, withoutScript: '<p>No script</p>' }));
    expect((await answerPage(address, undefined)).body).toContain(
      '<div id="root"></div><noscript><p>No script</p></noscript></body>',
    );
  });

  it('for signed-in people loads its scripts at once, and a public page does not', async () => {
    const script = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js">`;
    renderingWith(async () => ({ ...shell, workspace: 'writePage' }));
    expect((await answerPage(address, undefined)).body).toContain(
      ['app-1', 'frame-1', 'write-page-1'].map(script).join(''),
    );
    renderingWith(async () => ({ ...shell, workspace: '' }));
    expect((await answerPage(address, undefined)).body).toContain(['app-1', 'frame-1'].map(script).join(''));
    renderingWith(async () => rendered);
    expect((await answerPage(address, undefined)).body).not.toContain('modulepreload');
  });

  it('in the lab’s own words loads them after its content, and no other page does', async () => {
    renderingWith(async () => ({ ...rendered, language: 'de', hasWords: true }));
    expect((await answerPage(address, undefined)).body).toMatch(
      /\[\]<\/script><link rel="modulepreload" href="\/assets\/languages-1.js"><link rel="modulepreload" href="\/assets\/german-1.js"><\/body>/,
    );
    renderingWith(async () => ({ ...rendered, hasWords: true }));
    expect((await answerPage(address, undefined)).body).not.toContain('german');
  });

  it('is painted at once in the colours that were chosen', async () => {
    renderingWith(async () => rendered);
    expect((await answerPage(address, '__session=dark')).body).toContain(
      '<html lang="en" data-scheme="dark">',
    );
  });

  it('that is missing is 404 and cached only briefly', async () => {
    renderingWith(async () => ({ ...rendered, status: 404 }));
    expect(await answerPage(address, undefined)).toMatchObject({
      status: 404,
      cacheControl: expect.stringContaining('s-maxage=60'),
    });
  });

  it('of an older site redirects, and no page that exists', async () => {
    redirectFrom.mockResolvedValue('https://old.example/people');
    renderingWith(async () => ({ ...rendered, status: 404 }));
    expect(await answerPage(address, undefined)).toMatchObject({
      status: 301,
      location: 'https://old.example/people',
    });
    redirectFrom.mockClear();
    renderingWith(async () => rendered);
    expect((await answerPage(address, undefined)).status).toBe(200);
    expect(redirectFrom).not.toHaveBeenCalled();
    redirectFrom.mockResolvedValue(undefined);
  });

  it('has the look that the lab has chosen, at once and after the whole style sheet is loaded', async () => {
    const style = '--accent:light-dark(#7a1f5c, #e0a0c8);--sans:"Noto Sans", sans-serif';
    const own = { style, icon: '/images/lab/u/logo.webp' };
    const attribute = `style="${style.replaceAll('"', '&quot;')}"`;
    renderingWith(async () => ({ ...rendered, own }));
    const { body } = await answerPage(address, '__session=dark');
    expect(body).toContain(`<html lang="en" data-scheme="dark" ${attribute}><head>`);
    expect(body).toContain('<style>h1{color:light-dark(#7a1f5c, #e0a0c8)}</style>');
    expect(body).toContain('<link rel="icon" href="/images/lab/u/logo-icon.png" type="image/png">');
    expect(body).not.toContain('favicon.svg');
    renderingWith(async () => ({ ...shell, workspace: '' }));
    expect((await answerPage(address, undefined)).body).toContain(attribute);
    renderingWith(async () => ({ ...rendered, own: { style: '', icon: '' } }));
    expect((await answerPage(address, undefined)).body).toContain('<html lang="en"><head>');
  });

  it('runs no script but ours, and one that counts visits only where the lab counts them', async () => {
    renderingWith(async () => rendered);
    const usual = await answerPage(address, undefined);
    expect(usual.policy).toContain(
      "script-src 'self' 'sha256-1' 'wasm-unsafe-eval' https://apis.google.com;",
    );
    expect(usual.policy).not.toContain('127.0.0.1');
    const visits = {
      tool: 'plausible',
      script: 'https://plausible.io/js/script.js',
      site: 'a"><script>alert(1)</script>',
      server: '',
      hash: '',
    } as const;
    const own = { style: '', icon: '', visits };
    renderingWith(async () => ({ ...rendered, own }));
    const counted = await answerPage(address, undefined);
    expect(counted.body).toContain(
      '<script defer id="visits" src="https://plausible.io/js/script.js" data-domain="a&quot;><script>alert(1)</script>"></script></body>',
    );
    expect(counted.policy).toContain('https://apis.google.com https://plausible.io/js/script.js;');
    expect(counted.policy).toMatch(/connect-src [^;]* https:\/\/plausible\.io;/);
    const umami = {
      ...visits,
      tool: 'umami',
      site: 'b59e',
      server: 'https://gate.example/x',
      hash: 'sha384-A',
    } as const;
    renderingWith(async () => ({ ...rendered, own: { ...own, visits: umami } }));
    const elsewhere = await answerPage(address, undefined);
    expect(elsewhere.body).toContain(
      'data-website-id="b59e" data-host-url="https://gate.example/x" data-exclude-search="true" data-exclude-hash="true" integrity="sha384-A" crossorigin="anonymous"></script>',
    );
    expect(elsewhere.policy).toMatch(/connect-src [^;]* https:\/\/gate\.example;/);
    renderingWith(async () => ({ ...rendered, own: { style: '', icon: '' } }));
    expect((await answerPage(address, undefined)).policy).toBe(usual.policy);
  });

  it.each(['/dashboard/news', '/invitation', '/subscription?confirm=a.b', '/setup', '/Login/'])(
    '%s has no script that counts visits, also when it could not be drawn',
    async (path) => {
      const visits = {
        tool: 'plausible',
        script: 'https://plausible.io/js/script.js',
        site: 'lab.test',
        server: '',
        hash: '',
      } as const;
      const own = { style: '', icon: '', visits };
      const at = { url: new URL(path, 'https://lab.test'), sentPath: path };
      renderingWith(async () => ({ ...rendered, own }));
      const drawn = await answerPage(at, undefined);
      renderingWith(() => Promise.reject(new Error('Firestore is down')));
      const failed = await answerPage(at, undefined);
      for (const { body, policy } of [drawn, failed]) {
        expect(body).not.toContain('plausible');
        expect(policy).not.toContain('plausible');
      }
      expect((await answerPage(address, undefined)).body).toContain('plausible');
    },
  );

  it('is not kept longer than its announcement', async () => {
    const changesAt = new Date(Date.now() + 90_500).toISOString();
    renderingWith(async () => ({ ...rendered, changesAt }));
    const { cacheControl } = await answerPage(address, undefined);
    expect(cacheControl).toMatch(/^public, max-age=0, s-maxage=60, stale-while-revalidate=(30|29)$/);
  });

  it('that has moved redirects', async () => {
    renderingWith(async () => ({ status: 301, location: '/team' }));
    const moved = await answerPage(address, undefined);
    expect(moved).toMatchObject({ status: 301, location: '/team' });
    expect(moved).not.toHaveProperty('vary');
    expect(write).not.toHaveBeenCalled();
  });
});

describe('a page that cannot be rendered is sent empty, not cached, and logged', () => {
  const empty = {
    status: 200,
    cacheControl: 'private, no-store',
    body: expect.stringContaining(
      '<body><script data-boot="/assets/boot-1.js">rememberPress()</script><div id="root"></div>',
    ),
  };

  it('when rendering fails', async () => {
    renderingWith(async () => {
      throw new Error('a broken component');
    });
    expect(await answerPage(address, undefined)).toMatchObject(empty);
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/team', error: expect.stringContaining('a broken component') }),
    );
  });

  it('when rendering takes over 3 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderingWith(() => new Promise(() => {}));
    const answer = answerPage(address, undefined);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toMatchObject(empty);
    expect(write).toHaveBeenCalledWith(
      expect.objectContaining({ error: expect.stringContaining('Drawing the page took over 3000 ms') }),
    );
  });
});

describe('the home page of a lab without an admin', () => {
  const home = { url: new URL('https://lab.test/'), sentPath: '/' };

  it('leads to the set-up, and no cache remembers that', async () => {
    renderingWith(async () => rendered);
    vi.mocked(waitsForFirstAdmin).mockResolvedValueOnce(true);
    expect(await answerPage(home, undefined)).toMatchObject({
      status: 302,
      location: '/setup',
      cacheControl: 'private, no-store',
    });
  });

  it('is rendered as soon as there is one', async () => {
    renderingWith(async () => rendered);
    expect((await answerPage(home, undefined)).status).toBe(200);
  });

  it('is rendered by the browser when nobody can say whether there is one', async () => {
    renderingWith(async () => rendered);
    vi.mocked(waitsForFirstAdmin).mockRejectedValueOnce(new Error('The database is down'));
    const { status, cacheControl } = await answerPage(home, undefined);
    expect([status, cacheControl]).toEqual([200, 'private, no-store']);
  });

  it('is the only page that asks', async () => {
    renderingWith(async () => rendered);
    expect((await answerPage(address, undefined)).status).toBe(200);
    expect(waitsForFirstAdmin).not.toHaveBeenCalled();
  });
});
