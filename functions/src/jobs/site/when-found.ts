import { AppError } from '@lab/contract';

/** Undefined where the call says that there is no such record. */
export async function whenFound<Reply>(asked: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
