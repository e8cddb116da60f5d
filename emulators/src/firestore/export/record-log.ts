/**
 * LevelDB's record log, the format of exports: blocks of 32 KiB with records, each with a checksum, a length
 * and a type that says whether it is a whole record or the first, a middle or the last part of one.
 */
import { crc32c } from '../../crc32c.ts';

const blockSize = 32_768;
const headerSize = 7;
const whole = 1;
const first = 2;
const middle = 3;
const last = 4;

export class RecordLogWriter {
  size = 0;

  append(record: Buffer): Buffer {
    const pieces: Buffer[] = [];
    let rest = record;
    let begun = false;
    do {
      const left = blockSize - (this.size % blockSize);
      if (left < headerSize) {
        this.#push(pieces, Buffer.alloc(left));
        continue;
      }
      const part = rest.subarray(0, left - headerSize);
      rest = rest.subarray(part.length);
      const ends = rest.length === 0;
      this.#push(pieces, header(part, begun ? (ends ? last : middle) : ends ? whole : first), part);
      begun = true;
    } while (!begun || rest.length > 0);
    return Buffer.concat(pieces);
  }

  #push(pieces: Buffer[], ...added: Buffer[]): void {
    for (const piece of added) {
      pieces.push(piece);
      this.size += piece.length;
    }
  }
}

function header(part: Buffer, type: number): Buffer {
  const bytes = Buffer.alloc(headerSize);
  bytes.writeUInt32LE(checksum(part, type), 0);
  bytes.writeUInt16LE(part.length, 4);
  bytes.writeUInt8(type, 6);
  return bytes;
}

/** LevelDB rotates checksums, so that a log stored inside a log is not mistaken for a record. */
function checksum(part: Buffer, type: number): number {
  const crc = crc32c(Buffer.concat([Buffer.of(type), part]));
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

export function* readRecords(log: Buffer): Iterable<Buffer> {
  let parts: Buffer[] = [];
  let at = 0;
  while (at + headerSize <= log.length) {
    const left = blockSize - (at % blockSize);
    const type = log.readUInt8(at + 6);
    if (left < headerSize || type === 0) {
      at += left;
      continue;
    }
    const start = at + headerSize;
    const part = log.subarray(start, start + log.readUInt16LE(at + 4));
    if (checksum(part, type) !== log.readUInt32LE(at)) throw new Error(`the record at byte ${at} is damaged`);
    at = start + part.length;
    if (type === whole || type === first) parts = [];
    parts.push(part);
    if (type === whole || type === last) yield Buffer.concat(parts);
  }
}
