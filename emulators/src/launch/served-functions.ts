/** The functions that the Functions emulator lists. */
interface ServedFunction {
  /**
   * Region and name, and a number that the Functions emulator increases whenever it reloads all functions.
   */
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly timeoutSeconds?: number;
  readonly schedule?: { readonly schedule: string; readonly timeZone?: string | null };
}

interface Listing {
  readonly backends: readonly { readonly functionTriggers: readonly ServedFunction[] }[];
}

const listWithinMs = 10_000;
/** firebase-tools gives a function's process 30 seconds, or FUNCTIONS_DISCOVERY_TIMEOUT, to start. */
const startSeconds = 60;

/** `host` is the `host:port` of the Functions emulator. */
export async function servedFunctions(host: string): Promise<ServedFunction[]> {
  const response = await fetch(`http://${host}/backends`, { signal: AbortSignal.timeout(listWithinMs) });
  if (!response.ok) throw new Error(`The Functions emulator answered ${response.status}.`);
  const { backends } = (await response.json()) as Listing;
  return backends.flatMap(({ functionTriggers }) => functionTriggers);
}

/** How long a call may take; if the process does not start, firebase-tools never answers. */
export const answerWithinMs = ({ timeoutSeconds = 60 }: Pick<ServedFunction, 'timeoutSeconds'>): number =>
  (startSeconds + timeoutSeconds) * 1000;
