/**
 * The wire format of protocol buffers, including groups, which entity messages use and current libraries no
 * longer support.
 */
const varintType = 0;
const doubleType = 1;
const bytesType = 2;
const groupStart = 3;
const groupEnd = 4;
const floatType = 5;

const maxDepth = 100;

export class WireWriter {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;

  varint(field: number, value: bigint | number): this {
    this.#tag(field, varintType);
    this.#varint(BigInt.asUintN(64, BigInt(value)));
    return this;
  }

  double(field: number, value: number): this {
    this.#tag(field, doubleType);
    this.#reserve(8);
    this.#length = this.#bytes.writeDoubleLE(value, this.#length);
    return this;
  }

  bytes(field: number, value: Uint8Array | string): this {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    this.#tag(field, bytesType);
    this.#varint(BigInt(bytes.length));
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  message(field: number, build: (inner: WireWriter) => void): this {
    const inner = new WireWriter();
    build(inner);
    return this.bytes(field, inner.finish());
  }

  group(field: number, build: (inner: WireWriter) => void): this {
    this.#tag(field, groupStart);
    build(this);
    this.#tag(field, groupEnd);
    return this;
  }

  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #tag(field: number, type: number): void {
    this.#varint(BigInt(field * 8 + type));
  }

  #varint(value: bigint): void {
    this.#reserve(10);
    let rest = value;
    while (rest > 127n) {
      this.#bytes[this.#length++] = Number(rest & 127n) | 128;
      rest >>= 7n;
    }
    this.#bytes[this.#length++] = Number(rest);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe((this.#length + count) * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** A field as it was read; its type decides which of the values is set. */
export interface WireField {
  readonly field: number;
  readonly varint?: bigint;
  readonly double?: number;
  readonly bytes?: Buffer;
  readonly group?: readonly WireField[];
}

export function readWire(buffer: Buffer): WireField[] {
  return new WireReader(buffer).fields(undefined, 0);
}

class WireReader {
  readonly #buffer: Buffer;
  #at = 0;

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
  }

  /** Reads fields up to the end of the buffer, or of the group `until`. */
  fields(until: number | undefined, depth: number): WireField[] {
    if (depth > maxDepth) throw new Error('the message is nested too deeply');
    const fields: WireField[] = [];
    while (this.#at < this.#buffer.length) {
      const tag = Number(this.#varint());
      const field = Math.floor(tag / 8);
      const type = tag % 8;
      if (type === groupEnd) {
        if (field !== until) throw new Error('a group ends that was not begun');
        return fields;
      }
      fields.push(this.#field(field, type, depth));
    }
    if (until !== undefined) throw new Error('a group does not end');
    return fields;
  }

  #field(field: number, type: number, depth: number): WireField {
    switch (type) {
      case varintType:
        return { field, varint: this.#varint() };
      case doubleType:
        return { field, double: this.#take(8).readDoubleLE() };
      case floatType:
        return { field, double: this.#take(4).readFloatLE() };
      case bytesType:
        return { field, bytes: this.#take(Number(this.#varint())) };
      case groupStart:
        return { field, group: this.fields(field, depth + 1) };
      default:
        throw new Error(`the wire type ${type} is not known`);
    }
  }

  #varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#buffer[this.#at++];
      if (byte === undefined) throw new Error('the message is cut off');
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asUintN(64, value);
    }
    throw new Error('a number is longer than ten bytes');
  }

  #take(count: number): Buffer {
    const bytes = this.#buffer.subarray(this.#at, this.#at + count);
    if (bytes.length < count) throw new Error('the message is cut off');
    this.#at += count;
    return bytes;
  }
}
