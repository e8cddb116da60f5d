/**
 * Splits rules source into tokens, one at a time, because the context decides whether `/` is a division or a
 * path.
 */

export class SyntaxIssue extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

export type Token =
  | { readonly kind: 'name' | 'symbol'; readonly text: string; readonly offset: number }
  | { readonly kind: 'int'; readonly value: bigint; readonly offset: number }
  | { readonly kind: 'float'; readonly value: number; readonly offset: number }
  | { readonly kind: 'string'; readonly value: string; readonly offset: number }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly offset: number }
  | { readonly kind: 'end'; readonly offset: number };

/** No rule uses `++` and `--`; they are tokens so that `1--1` is refused, as in the service. */
const symbols = ['&&', '||', '==', '!=', '<=', '>=', '++', '--', ...'{}()[]<>+-*/%!=?:;,.'];
const nameStart = /[A-Za-z_$]/;
const nameText = /[\w$]+/y;
/** Without an exponent and leading zeros. */
const numberText = /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y;
const numberStart = /\.?\d/y;
const space = /\s+/y;
/** A code point as two hexadecimal digits, a UTF-16 unit as four, or a code point as three octal digits. */
const coded = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/y;
/** In bytes a number is one byte, not a code point. */
const bytesPiece = /\\x([0-9a-fA-F]{2})|\\([0-3][0-7]{2})|[^\\\r\n]/uy;
const simpleEscapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

export class Lexer {
  offset = 0;

  constructor(readonly source: string) {}

  next(): Token {
    this.skipSpace();
    const offset = this.offset;
    const char = this.source[offset];
    if (char === undefined) return { kind: 'end', offset };
    if (char === "'" || char === '"') return { kind: 'string', value: this.#string(char), offset };
    if ((char === 'b' || char === 'B') && /['"]/.test(this.source[offset + 1] ?? '')) {
      this.offset += 1;
      return { kind: 'bytes', value: this.#bytes(this.source[this.offset] ?? ''), offset };
    }
    if (nameStart.test(char)) return { kind: 'name', text: this.#take(nameText), offset };
    numberStart.lastIndex = offset;
    if (numberStart.test(this.source)) return this.#number();
    const symbol = symbols.find((candidate) => this.source.startsWith(candidate, offset));
    if (symbol === undefined) throw new SyntaxIssue(offset, `Unexpected character '${char}'.`);
    this.offset += symbol.length;
    return { kind: 'symbol', text: symbol, offset };
  }

  skipSpace(): void {
    for (;;) {
      const before = this.offset;
      this.#take(space);
      if (this.source.startsWith('//', this.offset)) {
        const end = this.source.indexOf('\n', this.offset);
        this.offset = end < 0 ? this.source.length : end;
      } else if (this.source.startsWith('/*', this.offset)) {
        const end = this.source.indexOf('*/', this.offset + 2);
        if (end < 0) throw new SyntaxIssue(this.offset, 'This comment is never closed.');
        this.offset = end + 2;
      }
      if (this.offset === before) return;
    }
  }

  /** Reads and skips the text that a sticky pattern matches here; empty if it does not match. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.source)?.[0] ?? '';
    this.offset += text.length;
    return text;
  }

  #number(): Token {
    const offset = this.offset;
    const text = this.#take(numberText);
    if (/[\w$]/.test(this.source[this.offset] ?? '')) {
      throw new SyntaxIssue(
        offset,
        'This is no number: no exponent, no letter, no zero in front may be in one.',
      );
    }
    if (text.includes('.')) return { kind: 'float', value: Number(text), offset };
    const value = BigInt(text);
    // Allows one more than the largest integer, so that the smallest can be written with a minus sign.
    if (value > 2n ** 63n) throw new SyntaxIssue(offset, 'This integer does not fit in 64 bits.');
    return { kind: 'int', value, offset };
  }

  #string(quote: string): string {
    const start = this.offset;
    const parts: string[] = [];
    for (this.offset += 1; ; ) {
      const char = this.source[this.offset];
      if (char === undefined || char === '\n' || char === '\r')
        throw new SyntaxIssue(start, 'This string is never closed.');
      if (char === quote) break;
      if (char === '\\') parts.push(this.#escape());
      else {
        parts.push(char);
        this.offset += 1;
      }
    }
    this.offset += 1;
    return parts.join('');
  }

  #escape(): string {
    const offset = this.offset;
    const char = this.source[offset + 1] ?? '';
    const simple = Object.hasOwn(simpleEscapes, char) ? simpleEscapes[char] : undefined;
    if (simple !== undefined) {
      this.offset += 2;
      return simple;
    }
    coded.lastIndex = offset;
    const found = coded.exec(this.source);
    if (found === null) {
      throw new SyntaxIssue(offset, `'\\${char}' is no escape sequence; write '\\\\' for a backslash.`);
    }
    this.offset += found[0].length;
    const [, hex, unicode, octal] = found;
    return String.fromCharCode(Number.parseInt(hex ?? unicode ?? octal ?? '', octal === undefined ? 16 : 8));
  }

  #bytes(quote: string): Uint8Array {
    const start = this.offset - 1;
    const parts: Uint8Array[] = [];
    for (this.offset += 1; this.source[this.offset] !== quote; ) {
      bytesPiece.lastIndex = this.offset;
      const found = bytesPiece.exec(this.source);
      if (found !== null) {
        parts.push(byteOrText(found));
        this.offset += found[0].length;
      } else if (this.source[this.offset] === '\\' && this.source[this.offset + 1] !== 'u') {
        parts.push(new TextEncoder().encode(this.#escape()));
      } else throw new SyntaxIssue(start, 'This is no valid bytes literal.');
    }
    this.offset += 1;
    return Buffer.concat(parts);
  }
}

function byteOrText([text, hex, octal]: RegExpExecArray): Uint8Array {
  if (hex !== undefined) return Uint8Array.of(Number.parseInt(hex, 16));
  if (octal !== undefined) return Uint8Array.of(Number.parseInt(octal, 8));
  return new TextEncoder().encode(text);
}

/** Converts offsets in a source to line and column, both starting at 1. */
export class Positions {
  readonly #lineStarts = [0];

  constructor(source: string) {
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1);
  }

  at(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}
