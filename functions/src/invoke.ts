/** Public endpoints without HTTP, for the pages that are rendered in this process. */
import { type AnyEndpoint, AppError, type ParamsOf, type QueryOf, type ReplyOf } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts';
import { visitor } from './http/caller.ts';
import { refuseMisfit } from './http/check-reply.ts';
import { type Input, Page, replyOf } from './http/handler.ts';
import { validate } from './http/validation.ts';
import { mounted } from './mounted.ts';

interface Invoked<Reply> {
  reply: Reply;
  /** The cursor of the next page. */
  next?: string;
}

export async function invoke<E extends AnyEndpoint>(
  endpoint: E,
  given: { params?: ParamsOf<E>; query?: Partial<QueryOf<E>> } = {},
): Promise<Invoked<ReplyOf<E>>> {
  const found = mounted.find((entry) => entry.endpoint === endpoint);
  if (!found || endpoint.access !== 'public') throw new AppError('forbidden', errorTexts.forbidden);
  const query = endpoint.query ? await validate(await endpoint.query(), given.query ?? {}) : undefined;
  const input = { params: given.params ?? {}, query, body: undefined, caller: visitor } as Input<AnyEndpoint>;
  const answer = await found.handler(input);
  const reply = replyOf(answer);
  await refuseMisfit(endpoint, reply);
  return answer instanceof Page ? { reply, next: answer.next } : { reply };
}
