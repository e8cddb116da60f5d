import { transact } from '../../core/data/firestore.ts';
import { isSetUp } from './setup-store.ts';

let isKnownToBeSetUp = false;

/** A lab that is set up stays so, so each process asks the database until then and not again. */
export async function waitsForFirstAdmin(): Promise<boolean> {
  isKnownToBeSetUp ||= await transact(isSetUp);
  return !isKnownToBeSetUp;
}
