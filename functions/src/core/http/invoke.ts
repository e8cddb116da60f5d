/** Calls public endpoints without HTTP, for pages and files that this process renders. */
import { type AnyEndpoint, AppError, type ParamsOf, type QueryOf, type ReplyOf } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { visitor } from './caller.ts';
import { refuseInvalidReply } from './check-reply.ts';
import { type Input, type Mounted, Page, replyOf } from './handler.ts';
import { validate } from './validation.ts';

interface Invoked<Reply> {
  reply: Reply;
  next?: string;
  instead?: string;
}

interface Given<E extends AnyEndpoint> {
  params?: ParamsOf<E>;
  query?: Partial<QueryOf<E>>;
}

export type Invoke = <E extends AnyEndpoint>(endpoint: E, given?: Given<E>) => Promise<Invoked<ReplyOf<E>>>;

export function invokeFrom(mounted: readonly Mounted[]): Invoke {
  return async <E extends AnyEndpoint>(endpoint: E, given: Given<E> = {}) => {
    const found = mounted.find((entry) => entry.endpoint === endpoint);
    if (!found || endpoint.access !== 'public') throw new AppError('forbidden', errorTexts.forbidden);
    const query = endpoint.query ? await validate(await endpoint.query(), given.query ?? {}) : undefined;
    const input = {
      params: given.params ?? {},
      query,
      body: undefined,
      caller: visitor,
    } as Input<AnyEndpoint>;
    const answer = await found.handler(input);
    const reply = replyOf(answer) as ReplyOf<E>;
    await refuseInvalidReply(endpoint, reply);
    if (!(answer instanceof Page)) return { reply };
    const { next, instead } = answer;
    return { reply, next, ...(instead && { instead }) };
  };
}
