/** The Listen stream: any number of targets, which receive every commit in order. */
import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Engine, Store } from '../engine.ts';
import type { Caller } from '../guard/caller.ts';
import { parseQuery } from '../query/parse.ts';
import { namesDocuments } from '../query/query.ts';
import { invalid, toStatusError, unsupported } from '../status.ts';
import type { Commit } from '../store/database.ts';
import { encodeTimestamp } from '../values/codec.ts';
import type { FieldPath } from '../values/field-path.ts';
import { documentName, parseDocumentName } from '../values/names.ts';
import type { Timestamp } from '../values/value.ts';
import { encodeDocument } from '../wire/encode.ts';
import type { proto } from '../wire/messages.d.ts';
import { DocumentsTarget, QueryTarget, type Target, type TargetEvent } from './target.ts';

type Call = ServerDuplexStream<proto.IListenRequest, proto.IListenResponse>;

export function serveListen(engine: Engine, caller: Caller, call: Call): void {
  let stream: ListenStream | undefined;
  let over = false;
  const stop = () => {
    over = true;
    stream?.close();
  };
  call.on('data', (request: proto.IListenRequest) => {
    if (over) return;
    try {
      stream ??= new ListenStream(engine, caller, call, engine.store(request.database));
      stream.handle(request);
    } catch (error) {
      const { code, message } = toStatusError(error);
      stop();
      call.emit('error', { code, details: message });
    }
  });
  for (const ending of ['cancelled', 'error', 'close'] as const) call.on(ending, stop);
  call.on('end', () => {
    stop();
    call.end();
  });
}

/** The message about one document at one commit, for all targets that select the same fields. */
interface DocumentMessage {
  readonly event: TargetEvent;
  readonly ids: number[];
  readonly removedIds: number[];
  readonly select: readonly FieldPath[] | undefined;
}

class ListenStream {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #call: Call;
  readonly #store: Store;
  readonly #targets = new Map<number, Target>();
  readonly #unsubscribe: () => void;

  constructor(engine: Engine, caller: Caller, call: Call, store: Store) {
    this.#engine = engine;
    this.#caller = caller;
    this.#call = call;
    this.#store = store;
    this.#unsubscribe = store.database.onCommit((commit) => this.#notify(commit));
  }

  close(): void {
    this.#unsubscribe();
    this.#targets.clear();
  }

  handle(request: proto.IListenRequest): void {
    if (request.addTarget) this.#add(request.addTarget);
    else if (request.removeTarget != null) this.#remove(request.removeTarget);
    else throw invalid('A Listen request adds or removes a target.');
  }

  #add(wire: proto.ITarget): void {
    const id = wire.targetId ?? 0;
    if (this.#targets.has(id)) throw invalid(`The target ${id} is being listened to already.`);
    this.#change('ADD', id);
    try {
      const target = this.#open(wire);
      const resumed = (wire.resumeToken?.length ?? 0) > 0 || wire.readTime != null;
      // Changes since then are not stored, so the listener gets all documents again.
      if (resumed) this.#change('RESET', id);
      this.#start(id, target, wire.once ?? false);
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #refuse(id: number, error: unknown): void {
    const { code, message } = toStatusError(error);
    this.#call.write({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } },
    });
  }

  #open(wire: proto.ITarget): Target {
    const { database } = this.#store;
    if (wire.query) {
      const query = parseQuery(wire.query.parent, wire.query.structuredQuery);
      if (query.database !== database.name) throw invalid('The query is not in the database of the stream.');
      this.#engine.checkQuery(this.#caller, query, database);
      if (query.nearest) throw unsupported('Listening to a vector search');
      return new QueryTarget(query);
    }
    if (!wire.documents) throw unsupported('A Listen target that is neither a query nor a list of documents');
    const paths = (wire.documents.documents ?? []).map((name) => parseDocumentName(name).path);
    const documents = paths.map((path) => ({ path, document: database.get(path) }));
    this.#engine.guard.checkGets(this.#caller, database.name, documents, database);
    return new DocumentsTarget(database.name, paths);
  }

  #start(id: number, target: Target, once: boolean): void {
    const { database } = this.#store;
    const readTime = database.readTime();
    for (const event of target.start(database))
      this.#send(event, event.present ? [id] : [], event.present ? [] : [id], readTime, target.select);
    this.#change('CURRENT', id, readTime);
    this.#consistent(readTime);
    if (once) this.#change('REMOVE', id);
    else this.#targets.set(id, target);
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#change('REMOVE', id);
  }

  #notify({ time, changes }: Commit): void {
    if (this.#targets.size === 0) return;
    const merged = new Map<string, DocumentMessage>();
    for (const [id, target] of this.#targets) {
      const events = target.update(changes, this.#store.database);
      if (!this.#mayStillRead(id, target, events)) continue;
      for (const event of events) {
        // Targets that select other fields of the same document get a separate message.
        const key = target.select ? `${event.path} ${id}` : event.path;
        const entry = merged.get(key) ?? { event, ids: [], removedIds: [], select: target.select };
        (event.present ? entry.ids : entry.removedIds).push(id);
        merged.set(key, entry);
      }
    }
    for (const { event, ids, removedIds, select } of merged.values())
      this.#send(event, ids, removedIds, time, select);
    this.#consistent(time);
  }

  /**
   * The rules for named documents may change with their data; for other queries they cover everything that
   * these can return.
   */
  #mayStillRead(id: number, target: Target, events: readonly TargetEvent[]): boolean {
    if (events.length === 0) return true;
    const { guard } = this.#engine;
    try {
      if (target instanceof DocumentsTarget)
        guard.checkGets(this.#caller, target.database, events, this.#store.database);
      else if (target instanceof QueryTarget && namesDocuments(target.query.filter))
        guard.checkQuery(this.#caller, target.query, this.#store.database);
      return true;
    } catch (error) {
      this.#targets.delete(id);
      this.#refuse(id, error);
      return false;
    }
  }

  #send(
    { path, document }: TargetEvent,
    targetIds: number[],
    removedTargetIds: number[],
    time: Timestamp,
    select: readonly FieldPath[] | undefined,
  ): void {
    const { name } = this.#store.database;
    const readTime = encodeTimestamp(time);
    if (!document) {
      this.#call.write({
        documentDelete: { document: documentName(name, path), removedTargetIds, readTime },
      });
    } else if (targetIds.length > 0) {
      this.#call.write({
        documentChange: { document: encodeDocument(name, document, select), targetIds, removedTargetIds },
      });
    } else {
      this.#call.write({
        documentRemove: { document: documentName(name, path), removedTargetIds, readTime },
      });
    }
  }

  #change(type: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET', id: number, time?: Timestamp): void {
    this.#call.write({
      targetChange: { targetChangeType: type, targetIds: [id], ...(time ? stamp(time) : {}) },
    });
  }

  /** Tells the client that everything sent so far is the state at this time. */
  #consistent(time: Timestamp): void {
    this.#call.write({ targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...stamp(time) } });
  }
}

function stamp(time: Timestamp): Pick<proto.ITargetChange, 'readTime' | 'resumeToken'> {
  return { readTime: encodeTimestamp(time), resumeToken: Buffer.from(time.toMicros().toString()) };
}
