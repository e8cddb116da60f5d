import { codeOf } from '../data/error-code.ts';

const lost = new Set<unknown>(['ECONNRESET', 'EPIPE']);
const tries = 3;

/**
 * Storage may close a kept-alive connection at the moment it is used again. Its client then retries, but not
 * while another request of the same process writes a file.
 */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === tries || !lost.has(codeOf(error))) throw error;
    }
  }
}
