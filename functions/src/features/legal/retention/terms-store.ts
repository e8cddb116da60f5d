/** `retention/terms`: how long records of people are kept. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { retentionDeskTexts } from '@lab/contract/features/legal/retention/desk/texts';
import { type Terms, termFields } from '@lab/contract/features/legal/retention/terms';
import type { Transaction } from 'firebase-admin/firestore';
import { pickShape } from '../../../core/data/shape.ts';
import { globalStore } from '../../../core/globals/global-store.ts';
import type { Global } from '../../../core/globals/save-global.ts';

const shape: Terms = emptyValues(termFields);
const store = globalStore<Terms>('retention', 'terms', shape);

export const readTerms = async (tx?: Transaction): Promise<Terms> => pickShape(shape, await store.read(tx));

export const terms: Global<Terms> = {
  open: async (tx) => ({ present: await readTerms(tx), write: (next) => store.write(tx, next) }),
  targets: [{ kind: 'legalPage', id: 'retention', name: retentionDeskTexts.tab }],
};
