import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of a row of a table. */
export async function openRowMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
}

/** Chooses from the menu of a row of a table. */
export async function chooseRowAction(user: UserEvent, name: string, action: string): Promise<void> {
  await openRowMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
