import { api } from '@lab/contract';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { labInfoQuery, labNameIn, useLabName } from './lab-info.ts';
import { createQueryClient } from './query.ts';
import { useRoles } from './roles.ts';
import { settingsQuery } from './settings.ts';

const tenMinutes = 600_000;

function Page() {
  const [roles, name] = [useRoles(), useLabName()];
  return <p>{`${name}: ${roles.map(({ id }) => id).join(', ')}`}</p>;
}
const usual = defaultRoles.map(({ id }) => id).join(', ');

describe('a lab', () => {
  it('has the usual roles and no name of its own until its own are loaded', async () => {
    const server = stubServer();
    const release = server.holds(api.labInfo.get, { name: 'Tide Lab' } as never);
    server.answersWith(api.settings.get, () => ({ body: { roles: [{ id: 'Keeper' }] } }));
    renderPage(<Page />);
    expect(screen.getByText(`Research Lab: ${usual}`)).toBeVisible();
    expect(await screen.findByText('Research Lab: Keeper')).toBeVisible();
    release();
    expect(await screen.findByText('Tide Lab: Keeper')).toBeVisible();
  });

  it('has the usual ones without a connection, and if it has chosen nothing', async () => {
    const server = stubServer().isUnreachable(api.labInfo.get);
    server.answersWith(api.settings.get, () => ({ body: {} }));
    const { client } = renderPage(<Page />);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(screen.getByText(`Research Lab: ${usual}`)).toBeVisible();
  });
});

it('the name in a title is that of the product until the lab’s is loaded, or if it is empty', () => {
  const client = createQueryClient(send);
  expect(labNameIn(client)).toBe('Research Lab');
  const named = (name: string) => client.setQueryData<object>(labInfoQuery.queryKey, { name });
  named('');
  expect(labNameIn(client)).toBe('Research Lab');
  named('Tide Lab');
  expect(labNameIn(client)).toBe('Tide Lab');
});

it('what every page needs is asked for once in ten minutes', () => {
  expect([labInfoQuery.staleTime, settingsQuery.staleTime]).toEqual([tenMinutes, tenMinutes]);
});
