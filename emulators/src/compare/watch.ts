/** A client of the Listen stream that keeps the documents of each target, as the SDKs do. */
import type { proto } from '../firestore/wire/messages.d.ts';
import { database, type ListenStream, root, type Side } from './side.ts';

/**
 * Every commit also writes this document, which is watched too: when its change arrives, the rest of the
 * commit has arrived.
 */
export const sentinel = `${root}/sentinel/one`;
const sentinelTarget = 1;
const timeoutMs = 10_000;

type View = Map<string, unknown>;

export class Watch {
  readonly #stream: ListenStream;
  readonly #views = new Map<number, View | { code: number }>();
  readonly #current = new Set<number>();
  #seen = '';
  /** Whether everything received so far belongs to one moment. */
  #consistent = false;
  #wake = () => {};

  constructor(side: Side) {
    this.#stream = side.listen();
    this.#stream.on('error', () => this.#wake());
    this.#stream.on('data', (response: proto.IListenResponse) => {
      this.#take(response);
      this.#wake();
    });
    this.#add(sentinelTarget, { documents: { documents: [sentinel] } });
  }

  close(): void {
    this.#stream.cancel();
  }

  /** Waits until the target is complete or refused. */
  add(targetId: number, target: proto.ITarget): Promise<boolean> {
    this.#add(targetId, target);
    return this.#until(() => this.#current.has(targetId) || !(this.#views.get(targetId) instanceof Map));
  }

  /** Waits until the commit that wrote this value into the sentinel has been received in full. */
  sees(mark: string): Promise<boolean> {
    return this.#until(() => this.#seen === mark);
  }

  /** What each target shows, or the error code of a refused target. */
  views(): unknown {
    return [...this.#views]
      .filter(([id]) => id !== sentinelTarget)
      .map(([id, view]) => [id, view instanceof Map ? Object.fromEntries(view) : view]);
  }

  #add(targetId: number, target: proto.ITarget): void {
    this.#views.set(targetId, new Map());
    this.#stream.write({ database, addTarget: { ...target, targetId } });
  }

  async #until(holds: () => boolean): Promise<boolean> {
    const deadline = Date.now() + timeoutMs;
    while (!(holds() && this.#consistent)) {
      if (Date.now() > deadline || this.#stream.destroyed) return false;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, timeoutMs / 10);
      });
    }
    return true;
  }

  #take({ targetChange, documentChange, documentDelete, documentRemove }: proto.IListenResponse): void {
    if (targetChange) {
      this.#takeTargetChange(targetChange);
      return;
    }
    this.#consistent = false;
    if (documentChange) {
      const { document, targetIds, removedTargetIds } = documentChange;
      const name = document?.name ?? '';
      if (name === sentinel) this.#seen = document?.fields?.mark?.stringValue ?? '';
      for (const id of targetIds ?? []) this.#view(id)?.set(name, document);
      for (const id of removedTargetIds ?? []) this.#view(id)?.delete(name);
      return;
    }
    const gone = documentDelete ?? documentRemove;
    for (const id of gone?.removedTargetIds ?? []) this.#view(id)?.delete(gone?.document ?? '');
  }

  #takeTargetChange({ targetChangeType: type, targetIds, cause, readTime }: proto.ITargetChange): void {
    const ids = targetIds?.length ? targetIds : [...this.#views.keys()];
    if (type === 'REMOVE') for (const id of ids) this.#views.set(id, { code: cause?.code ?? 0 });
    else if (type === 'RESET') for (const id of ids) this.#view(id)?.clear();
    else if (type === 'CURRENT') for (const id of ids) this.#current.add(id);
    // The message that ends a snapshot has no target and carries the snapshot's time.
    this.#consistent = type === 'REMOVE' || (!targetIds?.length && Boolean(readTime));
  }

  #view(id: number): View | undefined {
    const view = this.#views.get(id);
    return view instanceof Map ? view : undefined;
  }
}
