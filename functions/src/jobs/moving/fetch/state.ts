/** What has been fetched so far, a line for each address, so that a fetch that was ended goes on. */
import { appendFile, readFile } from 'node:fs/promises';

export interface Fetched {
  address: string;
  /** The file that it became. */
  path?: string;
  /** Where it redirects within the site. */
  to?: string;
  /** Why nothing was kept. */
  why?: string;
}

export interface State {
  done: Map<string, Fetched>;
  /** When all was fetched, in milliseconds. */
  endedAt: number | undefined;
  add(fetched: Fetched): Promise<void>;
  end(): Promise<void>;
}

export async function stateAt(file: string): Promise<State> {
  const done = new Map<string, Fetched>();
  let endedAt: number | undefined;
  for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
    const read = lineOf(line);
    if (read?.address) done.set(read.address, read);
    if (read?.endedAt) endedAt = read.endedAt;
  }
  return {
    done,
    endedAt,
    async add(fetched) {
      done.set(fetched.address, fetched);
      await appendFile(file, `${JSON.stringify(fetched)}\n`);
    },
    // The line before it may be half of one.
    end: () => appendFile(file, `\n${JSON.stringify({ endedAt: Date.now() })}\n`),
  };
}

/** The last line of a fetch that was killed may be half of one. */
function lineOf(line: string): (Partial<Fetched> & { address: string; endedAt?: number }) | undefined {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}
