import { api } from '@lab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { YearsLine } from '../features/papers/list/publications-page.tsx';
import { send } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import { aMember, aPaper, papers } from '../test/records.ts';
import { renderPage } from '../test/render.tsx';
import { type StubServer, stubServer } from '../test/server.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import { prefetch, prefetchAhead, prefetchOnIntent } from './prefetch.ts';
import { findRoute, routes } from './routes.ts';

const stops: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

function link(href: string, rel = ''): HTMLElement {
  document.body.innerHTML = `<a href="${href}" rel="${rel}"><span>there</span></a>`;
  return document.body.querySelector('span') as HTMLElement;
}

function stubConnection(connection: { saveData?: boolean; effectiveType?: string; type?: string }) {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: connection }, onLine: { value: true } }),
  );
}

/** Longer than a pointer has to rest; two of them are longer than the wait for an idle browser. */
async function pause() {
  await vi.advanceTimersByTimeAsync(150);
  await vi.dynamicImportSettled();
}

function pageAt(url: string) {
  const found = findRoute(url);
  if (!found) throw new Error(`There is no page at ${url}`);
  return found.route.page;
}

const codeOf = (url: string) => pageAt(url).component;

describe('prefetchOnIntent', () => {
  let server: StubServer;

  beforeEach(() => {
    server = stubServer()
      .answers(api.team.list, [aMember()])
      .answers(api.papers.get, aPaper())
      .answers(api.papers.more, papers(2));
    stops.push(prefetchOnIntent(createQueryClient(send)));
  });

  it('fetches everything that a page needs at the press, with all requests at once', () => {
    fireEvent.pointerDown(link('/paper/p1'));
    expect(server.received.map(({ endpoint }) => endpoint)).toEqual([api.papers.get, api.papers.more]);
  });

  it('fetches once for a pointer that comes, rests, presses and clicks', async () => {
    const target = link('/team');
    fireEvent.pointerOver(target);
    await pause();
    expect(server.calls(api.team.list)).toHaveLength(1);
    fireEvent.focusIn(target);
    fireEvent.pointerDown(target);
    fireEvent.click(target);
    await pause();
    expect(server.calls(api.team.list)).toHaveLength(1);
  });

  it('fetches at a click without a press, as the Enter key makes', () => {
    fireEvent.click(link('/team'));
    expect(server.calls(api.team.list)).toHaveLength(1);
  });

  it('fetches nothing for a pointer that passes over a link', async () => {
    fireEvent.pointerOver(link('/team'));
    fireEvent.pointerOver(document.body);
    await pause();
    expect(server.received).toEqual([]);
  });

  it('fetches nothing for a press that opens another tab or a menu', () => {
    fireEvent.pointerDown(link('/team'), { button: 2 });
    fireEvent.click(link('/team'), { ctrlKey: true });
    expect(server.received).toEqual([]);
  });

  it.each([{ saveData: true }, { type: 'cellular' }])('waits for the click with %j', async (connection) => {
    stubConnection(connection);
    const target = link('/team');
    fireEvent.pointerOver(target);
    await pause();
    fireEvent.pointerDown(target);
    expect(server.received).toEqual([]);
    fireEvent.click(target);
    expect(server.calls(api.team.list)).toHaveLength(1);
  });

  it('ignores links to other sites and to next pages', () => {
    fireEvent.pointerDown(link('https://elsewhere.example/team'));
    fireEvent.pointerDown(link('/news?cursor=2', 'next'));
    expect(server.received).toEqual([]);
  });

  it('ignores links that load the document anew, which brings its own data', async () => {
    server
      .answers(api.papers.byYear, [{ year: '2024', count: 1 }])
      .fails(api.years.get, 404, { message: 'gone', code: 'not-found' });
    renderPage(createElement(YearsLine));
    const year = await screen.findByRole('link', { name: '2024' });
    server.received.length = 0;
    fireEvent.pointerOver(year);
    await pause();
    fireEvent.pointerDown(year);
    expect(server.received).toEqual([]);
  });
});

describe('prefetchAhead', () => {
  const pages = routes.map(({ page }) => page);

  beforeEach(() => {
    // Other tests may have loaded the code of these pages.
    for (const route of routes) route.page = lazyPage(async () => ({ default: () => null }));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
  });

  afterEach(() => {
    for (const [at, route] of routes.entries()) route.page = pages[at] ?? route.page;
  });

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
    'loads nothing with %j',
    async (connection) => {
      stubConnection(connection);
      link('/events');
      stops.push(prefetchAhead());
      fireEvent.pointerMove(document);
      await pause();
      await pause();
      expect(codeOf('/events')).toBeUndefined();
    },
  );

  it('loads nothing for a person who only looks', async () => {
    link('/events');
    stops.push(prefetchAhead());
    await pause();
    await pause();
    expect(codeOf('/events')).toBeUndefined();
  });

  it('loads the code of a page whose link is in view, without its data', async () => {
    const server = stubServer();
    link('/events');
    stops.push(prefetchAhead());
    fireEvent.pointerMove(document);
    await waitFor(() => expect(codeOf('/events')).toBeInstanceOf(Function));
    expect(server.received).toEqual([]);
  });

  it('looks again after scrolling', async () => {
    stops.push(prefetchAhead());
    await pause();
    await pause();
    link('/joinUs');
    fireEvent(document, new Event('scrollend'));
    await waitFor(() => expect(codeOf('/joinUs')).toBeInstanceOf(Function));
  });

  it('loads the code of the pages in the menu too, which is not in view on a phone', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0));
    document.body.innerHTML = '<nav id="menu"><a href="/contactUs">one</a></nav><a href="/alumni">two</a>';
    stops.push(prefetchAhead());
    fireEvent.touchStart(document);
    await waitFor(() => expect(codeOf('/contactUs')).toBeInstanceOf(Function));
    await pause();
    expect(codeOf('/alumni')).toBeUndefined();
  });

  it('loads nothing in a hidden tab, until the person comes back to it', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    link('/privacy');
    stops.push(prefetchAhead());
    fireEvent.scroll(document);
    await pause();
    await pause();
    expect(codeOf('/privacy')).toBeUndefined();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(codeOf('/privacy')).toBeInstanceOf(Function));
  });

  it.each([
    ['load', '/publications'],
    ['error', '/news'],
  ])('waits for the pictures in view: %s', async (event, address) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    document.body.innerHTML = `<a href="${address}">there</a><img alt="A bird">`;
    stops.push(prefetchAhead());
    fireEvent.scroll(document);
    await pause();
    await pause();
    expect(codeOf(address)).toBeUndefined();
    fireEvent(screen.getByAltText('A bird'), new Event(event));
    await waitFor(() => expect(codeOf(address)).toBeInstanceOf(Function));
  });

  it('asks once for code that is there, and again for code that did not come', async () => {
    const page = pageAt('/researchAreas');
    const load = vi.spyOn(page, 'load').mockRejectedValueOnce(new Error('offline'));
    link('/researchAreas');
    stops.push(prefetchAhead());
    const look = async () => {
      fireEvent(document, new Event('scrollend'));
      await pause();
      await pause();
    };
    await look();
    expect(page.component).toBeUndefined();
    await look();
    await waitFor(() => expect(page.component).toBeInstanceOf(Function));
    await look();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops at the links of the view before when a person goes on', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.spyOn(pageAt('/alumni'), 'load').mockReturnValueOnce(arrival);
    document.body.innerHTML = '<a href="/alumni">one</a><a href="/subscription">two</a>';
    stops.push(prefetchAhead());
    fireEvent.scroll(document);
    await pause();
    await pause();
    document.body.replaceChildren();
    fireEvent(document, new Event('scrollend'));
    await pause();
    await pause();
    arrive();
    await pause();
    expect(codeOf('/subscription')).toBeUndefined();
  });

  it('leaves large frames alone until a page in them is opened', async () => {
    document.body.innerHTML = '<a href="/login">one</a><a href="/aboutUs">two</a>';
    stops.push(prefetchAhead());
    fireEvent.touchStart(document);
    await waitFor(() => expect(codeOf('/aboutUs')).toBeInstanceOf(Function));
    expect(codeOf('/login')).toBeUndefined();
  });
});

describe('prefetch', () => {
  it('ignores addresses without a page', async () => {
    const server = stubServer();
    await prefetch(createQueryClient(send), '/nothing/here');
    expect(server.received).toEqual([]);
  });

  it('loads only the code of a page for signed-in people, with its frame', async () => {
    const server = stubServer();
    await prefetch(createQueryClient(send), '/dashboard/activity');
    const { page, frame } = findRoute('/dashboard/activity')?.route ?? {};
    expect([page?.component, frame?.component]).toEqual([expect.any(Function), expect.any(Function)]);
    expect(server.received).toEqual([]);
  });

  it('ignores errors, because the page itself will show them', async () => {
    stubServer().fails(api.areas.list, 400, { message: 'no', code: 'invalid' });
    await expect(prefetch(createQueryClient(send), '/researchAreas')).resolves.toBeUndefined();
  });
});
