import { api } from '@lab/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { send } from '../lib/api.ts';
import { createQueryClient } from '../lib/query.ts';
import { aMember, anArea } from '../test/records.ts';
import { stubServer } from '../test/server.ts';
import { prefetch, prefetchOnIntent } from './prefetch.ts';
import { findRoute } from './routes.ts';

afterEach(() => document.body.replaceChildren());

function link(href: string, rel = ''): HTMLElement {
  document.body.innerHTML = `<a href="${href}" rel="${rel}"><span>there</span></a>`;
  return document.body.querySelector('span') as HTMLElement;
}

describe('prefetch', () => {
  it('fetches the data of a page once before navigation', async () => {
    const server = stubServer().answers(api.team.list, [aMember()]);
    const stop = prefetchOnIntent(createQueryClient(send));
    const target = link('/team');
    fireEvent.pointerOver(target);
    fireEvent.focusIn(target);
    await waitFor(() => expect(server.calls(api.team.list)).toHaveLength(1));
    stop();
  });

  it('ignores links to other sites and to next pages', async () => {
    const server = stubServer().answers(api.areas.list, [anArea()]);
    const client = createQueryClient(send);
    const stop = prefetchOnIntent(client);
    fireEvent.pointerOver(link('https://elsewhere.example/team'));
    fireEvent.pointerOver(link('/news?cursor=2', 'next'));
    await prefetch(client, '/nothing/here');
    expect(server.received).toEqual([]);
    stop();
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
