import { api } from '@lab/contract';
import { defaultRoles, type TeamRole } from '@lab/contract/features/team/roles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { useRoles } from './roles.ts';
import { settingsQuery, useSettings } from './settings.ts';

function Page() {
  return (
    <>
      <p>{Object.keys(useSettings()).join() || 'nothing chosen'}</p>
      <ul>
        {useRoles().map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </>
  );
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a lab that has chosen nothing has the usual roles, and so has every lab until its settings are there', () => {
  stubServer().holds(api.settings.get, {});
  renderPage(<Page />);
  expect(screen.getByText('nothing chosen')).toBeVisible();
  expect(shown()).toEqual(defaultRoles.map(({ id }) => id));
});

it('a lab has the roles that it has chosen, and keeps them for ten minutes', async () => {
  const roles: TeamRole[] = [{ id: 'Skipper', heading: 'Skippers', one: '', shape: 'wide', onHome: true }];
  const server = stubServer().answers(api.settings.get, { roles });
  const { client } = renderPage(<Page />);
  expect(await screen.findByText('Skipper')).toBeVisible();
  expect(shown()).toEqual(['Skipper']);
  expect(server.calls(api.settings.get)).toHaveLength(1);
  expect(settingsQuery.staleTime).toBe(600_000);
  expect(client.getQueryData(settingsQuery.queryKey)).toEqual({ roles });
});
