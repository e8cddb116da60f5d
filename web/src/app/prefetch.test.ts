import { api } from '@lab/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import { aMember, aPaper, papers } from '../test/records.ts';
import { type StubServer, stubServer } from '../test/server.ts';
import { prefetch, prefetchInView, prefetchOnIntent } from './prefetch.ts';
import { findRoute } from './routes.ts';

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
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
}

/** Longer than a pointer has to rest; two of them are longer than the wait for an idle browser. */
async function pause() {
  await vi.advanceTimersByTimeAsync(150);
  await vi.dynamicImportSettled();
}

const codeOf = (url: string) => findRoute(url)?.route.page.component;

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
});

describe('prefetchInView', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
  });

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
    'loads nothing with %j',
    async (connection) => {
      stubConnection(connection);
      link('/events');
      stops.push(prefetchInView());
      fireEvent.pointerMove(document);
      await pause();
      await pause();
      expect(codeOf('/events')).toBeUndefined();
    },
  );

  it('loads nothing for a person who only looks', async () => {
    link('/events');
    stops.push(prefetchInView());
    await pause();
    await pause();
    expect(codeOf('/events')).toBeUndefined();
  });

  it('loads the code of a page whose link is in view, without its data', async () => {
    const server = stubServer();
    link('/events');
    stops.push(prefetchInView());
    fireEvent.pointerMove(document);
    await waitFor(() => expect(codeOf('/events')).toBeInstanceOf(Function));
    expect(server.received).toEqual([]);
  });

  it('looks again after scrolling', async () => {
    stops.push(prefetchInView());
    await pause();
    await pause();
    link('/joinUs');
    fireEvent(document, new Event('scrollend'));
    await waitFor(() => expect(codeOf('/joinUs')).toBeInstanceOf(Function));
  });

  it('leaves large frames alone until a page in them is opened', async () => {
    document.body.innerHTML = '<a href="/login">one</a><a href="/aboutUs">two</a>';
    stops.push(prefetchInView());
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
