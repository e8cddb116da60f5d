/** Reads a zip file in Storage part by part, because it may be larger than the memory of a function. */
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { File } from '../../core/data/storage.ts';

/** The directory is read in small parts that lie side by side, each of which would be a request. */
const blockBytes = 1_000_000;

export class StoredZip extends RandomAccessReader {
  readonly #file: File;
  readonly #bytes: number;
  #block: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));
  #from = 0;
  #until = 0;

  constructor(file: File, bytes: number) {
    super();
    this.#file = file;
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.createReadStream({ start, end: end - 1 });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    if (position < this.#from || position + length > this.#until) {
      this.#from = position;
      this.#until = Math.min(this.#bytes, position + Math.max(length, blockBytes));
      this.#block = this.#download(this.#from, this.#until);
    }
    const begins = position - this.#from;
    this.#block.then(
      (block) => {
        block.copy(target, offset, begins, begins + length);
        done(null);
      },
      (error: Error) => done(error),
    );
  }

  async #download(start: number, end: number): Promise<Buffer> {
    return (await this.#file.download({ start, end: end - 1 }))[0];
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}
