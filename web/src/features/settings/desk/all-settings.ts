import { api } from '@lab/contract';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { endpointQuery } from '../../../lib/query.ts';

export const allSettingsQuery = { ...endpointQuery(api.settings.all, {}), staleTime: 0 };

export interface PartProps {
  settings: Settings;
  /** Called when the part is saved or given up, to start again from what is stored. */
  onClose: () => void;
}
