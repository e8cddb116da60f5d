export class TooMuch extends Error {}

/** Reads the answer of another service up to a limit of size. */
export async function readAtMost(answer: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > limit) throw new TooMuch('The service answered with too much');
  }
  return text + decoder.decode();
}
