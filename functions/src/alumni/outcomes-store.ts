/** One message of each kind for a person, so that leaving that is taken back leaves none. */
import { outcomesCollection } from '../outcomes/outcome-store.ts';

export const leftOutcome = (id: string) => outcomesCollection().doc(`left:${id}`);
export const returnedOutcome = (id: string) => outcomesCollection().doc(`returned:${id}`);
