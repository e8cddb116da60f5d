/** Random commits and batches on the same few documents, and what is stored after each. */
import fc from 'fast-check';
import type { proto } from '../../firestore/wire/messages.d.ts';
import { print } from '../canonical.ts';
import type { Part } from '../compare.ts';
import { database, root, type Side, type Step } from '../side.ts';
import { fieldPath, fields, number, scalar, value } from '../values.ts';

type Write = proto.IWrite & { verify?: string };
type FieldTransform = proto.DocumentTransform.IFieldTransform;

/** A document's update time is only known when the case runs. */
type Precondition = { exists: boolean } | { updateTime: 'current' | 'old' };

interface Asked {
  readonly write: Write;
  readonly path: string;
  readonly precondition: Precondition | null;
}

const paths = ['c/a', 'c/b', 'c/a/d/a'] as const;
const path = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...paths) },
  fc.constantFrom('c', '', 'c/a/d', 'c/__a__', 'c/.', 'c/..', '__c__/a', 'c/a//b', 'é/ü'),
);

const anyPath = fc.oneof(
  { weight: 12, arbitrary: fieldPath },
  fc.constantFrom(
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    '__a__',
    'a.__b__',
    '`a`',
    '`a``b`',
    '`',
    'a-b',
    '0a',
    '__name__',
    'm.x.y',
  ),
);

const operand = fc.oneof({ weight: 8, arbitrary: number }, scalar);
const elements = fc.array(value, { maxLength: 3 }).map((values) => ({ values }));
const transform: fc.Arbitrary<FieldTransform> = fc
  .tuple(
    anyPath,
    fc.oneof(
      fc.constant<FieldTransform>({ setToServerValue: 'REQUEST_TIME' }),
      operand.map((increment): FieldTransform => ({ increment })),
      operand.map((maximum): FieldTransform => ({ maximum })),
      operand.map((minimum): FieldTransform => ({ minimum })),
      elements.map((appendMissingElements): FieldTransform => ({ appendMissingElements })),
      elements.map((removeAllFromArray): FieldTransform => ({ removeAllFromArray })),
    ),
  )
  .map(([field, change]) => ({ fieldPath: field, ...change }));

const mask = fc.array(anyPath, { maxLength: 4 }).map((fieldPaths) => ({ fieldPaths }));
const update = (name: string): fc.Arbitrary<Write> =>
  fc.record({
    update: fields.map((content) => ({ name, fields: content })),
    updateMask: fc.option(mask, { nil: undefined }),
    updateTransforms: fc.oneof(
      { weight: 2, arbitrary: fc.constant<FieldTransform[]>([]) },
      fc.array(transform, { minLength: 1, maxLength: 3 }),
    ),
  });

const asked: fc.Arbitrary<Asked> = path.chain((id) => {
  const name = `${root}/${id}`;
  return fc.record({
    path: fc.constant(id),
    write: fc.oneof(
      { weight: 8, arbitrary: update(name) },
      { weight: 2, arbitrary: fc.constant<Write>({ delete: name }) },
      {
        weight: 1,
        arbitrary: fc
          .array(transform, { maxLength: 3 })
          .map((fieldTransforms): Write => ({ transform: { document: name, fieldTransforms } })),
      },
      { weight: 1, arbitrary: fc.constant<Write>({ verify: name }) },
    ),
    precondition: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      fc.boolean().map((exists): Precondition => ({ exists })),
      fc.constantFrom<Precondition>({ updateTime: 'current' }, { updateTime: 'old' }),
    ),
  });
});

interface Case {
  readonly commits: readonly {
    readonly method: 'Commit' | 'BatchWrite';
    readonly writes: readonly Asked[];
  }[];
}

export const writes: Part<Case> = {
  name: 'writes',
  inOrder: true,
  cases: fc.record({
    commits: fc.array(
      fc.record({
        method: fc.constantFrom('Commit', 'Commit', 'Commit', 'BatchWrite'),
        writes: fc.oneof(
          { weight: 3, arbitrary: fc.array(asked, { minLength: 1, maxLength: 1 }) },
          fc.array(asked, { maxLength: 4 }),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  ask: async (side, { commits }) => {
    const steps: Step[] = [];
    const times = new Map<string, object>();
    for (const { method, writes: list } of commits) {
      const request = { database, writes: list.map((one) => wireWrite(one, times)) };
      const answer = await side.call(method, request);
      const after = await stored(side, times);
      steps.push({
        ...answer,
        asked: `${method} ${print(request.writes)}`,
        result: comparable(answer.result, request.writes, times),
      });
      steps.push(after);
    }
    return steps;
  },
};

function wireWrite({ write, path: id, precondition }: Asked, times: ReadonlyMap<string, object>): Write {
  if (precondition === null) return write;
  if ('exists' in precondition) return { ...write, currentDocument: precondition };
  const current = precondition.updateTime === 'current' ? times.get(`${root}/${id}`) : undefined;
  return { ...write, currentDocument: { updateTime: current ?? { seconds: 1, nanos: 0 } } };
}

/**
 * Statuses of a BatchWrite are compared by their codes, like those of requests. A verified document that is
 * missing has no update time; Google's emulator gives it one, which is not compared.
 */
function comparable(result: unknown, asked: readonly Write[], times: ReadonlyMap<string, object>): unknown {
  const { status, writeResults, ...rest } = (result ?? {}) as proto.IBatchWriteResponse;
  return {
    ...rest,
    ...(status ? { codes: status.map(({ code }) => code ?? 0) } : {}),
    writeResults: writeResults?.map(({ updateTime, ...others }, i) => {
      const verified = asked[i]?.verify;
      return verified && !times.has(verified) ? others : { ...others, updateTime };
    }),
  };
}

async function stored(side: Side, times: Map<string, object>): Promise<Step> {
  const answer = await side.call('BatchGetDocuments', {
    database,
    documents: paths.map((id) => `${root}/${id}`),
  });
  const documents = (answer.result as proto.IBatchGetDocumentsResponse[]).flatMap(({ found }) =>
    found ? [found] : [],
  );
  times.clear();
  for (const { name, updateTime } of documents) if (name && updateTime) times.set(name, updateTime);
  documents.sort((one, other) => (String(one.name) < String(other.name) ? -1 : 1));
  return { ...answer, asked: 'BatchGetDocuments', result: documents };
}
