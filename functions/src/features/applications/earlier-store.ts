/**
 * `earlierAcceptances/list`: whose entries an admin has still to look at. An upgrade writes it, and the
 * admin's decision deletes it.
 */
import { collection } from '../../core/data/firestore.ts';

const shape = { ids: [''] };

export const earlierAcceptances = () => collection<typeof shape>('earlierAcceptances', shape).doc('list');
