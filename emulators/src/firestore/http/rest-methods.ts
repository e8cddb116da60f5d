/** The REST interface of the methods that an address names after a colon, such as `documents:runQuery`. */
import type { Engine } from '../engine.ts';
import { type Caller, parseAuthorization } from '../guard/caller.ts';
import { batchWrite, beginTransaction, commit, rollback } from '../wire/commits.ts';
import { listCollectionIds, partitionQuery } from '../wire/listings.ts';
import { batchGetDocuments, runAggregationQuery, runQueryRequest } from '../wire/reads.ts';
import { readMessage } from './json/read.ts';
import { writeMessage } from './json/write.ts';
import type { HttpAnswer, HttpRequest, Route } from './route.ts';

type Call = (engine: Engine, caller: Caller, json: object) => Promise<unknown>;

/** `type` is the name of the request and of the response, without their last word. */
function method<Request, Response extends object>(
  type: string,
  handle: (engine: Engine, caller: Caller, request: Request) => Response | Promise<Response>,
): Call {
  return async (engine, caller, json) => {
    const answer = await handle(engine, caller, readMessage<Request>(`${type}Request`, json));
    // A stream of answers is an array in REST.
    if (Array.isArray(answer)) return answer.map((one) => writeMessage(`${type}Response`, one));
    return writeMessage(`${type}Response`, answer);
  };
}

const ofDatabase: Readonly<Record<string, Call>> = {
  batchGet: method('BatchGetDocuments', batchGetDocuments),
  batchWrite: method('BatchWrite', batchWrite),
  beginTransaction: method('BeginTransaction', beginTransaction),
  commit: method('Commit', commit),
  rollback: async (engine, caller, json) => rollback(engine, caller, readMessage('RollbackRequest', json)),
};

const ofParent: Readonly<Record<string, Call>> = {
  listCollectionIds: method('ListCollectionIds', listCollectionIds),
  partitionQuery: method('PartitionQuery', partitionQuery),
  runAggregationQuery: method('RunAggregationQuery', runAggregationQuery),
  runQuery: method('RunQuery', runQueryRequest),
};

export function methodRoutes(engine: Engine): Route[] {
  const names = (calls: Readonly<Record<string, Call>>) => Object.keys(calls).join('|');
  return [
    {
      method: 'POST',
      pattern: new RegExp(`^/v1/(projects/[^/]+/databases/[^/]+)/documents:(${names(ofDatabase)})$`),
      answer: (request) => answer(engine, ofDatabase, 'database', request),
    },
    {
      method: 'POST',
      pattern: new RegExp(`^/v1/(projects/[^/]+/databases/[^/]+/documents(?:/.+)?):(${names(ofParent)})$`),
      answer: (request) => answer(engine, ofParent, 'parent', request),
    },
  ];
}

async function answer(
  engine: Engine,
  calls: Readonly<Record<string, Call>>,
  subject: 'database' | 'parent',
  { parts, authorization, body }: HttpRequest,
): Promise<HttpAnswer> {
  const [name, called = ''] = parts;
  const call = calls[called];
  if (!call) throw new Error(`There is no method ${called}.`);
  return {
    json: await call(engine, parseAuthorization(authorization), { ...Object(body), [subject]: name }),
  };
}
