import { AppError } from '@lab/contract';
import { positionTexts } from '@lab/contract/positions/texts';
import type { Restorable } from '../removed/removed-store.ts';
import { positionDocument, positionsWith, type StoredPosition } from './position-store.ts';

export const restorablePosition: Restorable<StoredPosition> = {
  kind: 'position',

  async putBack(tx, id, record) {
    const { roleTaken } = positionTexts.validation;
    if ((await positionsWith(tx, record.role)).length > 0) throw new AppError('conflict', roleTaken);
    tx.create(positionDocument(id), record);
    return { name: record.role };
  },
};
