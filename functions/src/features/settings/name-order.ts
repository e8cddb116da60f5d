import { shownSettings } from './settings-store.ts';

/** Whether the lab shows all names with the family name first: decision 098. */
export const familyNamesAreFirst = async (): Promise<boolean> =>
  (await shownSettings.read()).identity.nameOrder === 'family';
