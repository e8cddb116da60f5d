import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

/** Only *About* and the desk show them, so other pages do not carry them. */
export const blockTextsQuery = endpointQuery(api.labInfo.blockTexts, {});
