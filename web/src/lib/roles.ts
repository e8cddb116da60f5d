import { defaultRoles } from '@lab/contract/features/team/roles';
import { useSettings } from './settings.ts';

/** The roles of the team, in the lab's order. */
export const useRoles = () => useSettings().roles ?? defaultRoles;
