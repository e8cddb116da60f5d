/** Readable plain text where neither formulas nor marks are shown: `$\alpha \le x^2$` becomes `α ≤ x²`. */
import { withoutMarks } from './marks.ts';
import { mathParts } from './parts.ts';
import { accents, doubled, subscripts, superscripts, symbols } from './symbols.ts';

export function plainMath(text: string): string {
  return mathParts(withoutMarks(text))
    .map((part) => (typeof part === 'string' ? part : plainTex(part.tex)))
    .join('');
}

const token = /\\(?:[a-zA-Z]+|[\s\S])|\s+|[\s\S]/gu;

export function plainTex(tex: string): string {
  const reader = new Reader(tex.match(token) ?? []);
  return reader.upTo().replace(/\s+/g, ' ').trim();
}

const spaces = ['\\,', '\\;', '\\:', '\\ ', '\\\\', '~', '&', '\\quad', '\\qquad', '\\cr'];
const leftOut = ['\\!', '\\left', '\\right', '\\limits', '\\nolimits', '\\displaystyle', '\\textstyle'];
const fractions = ['\\frac', '\\dfrac', '\\tfrac', '\\cfrac'];

class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  #next = () => this.#tokens[this.#at++];

  /** Reads until this token or the end. */
  upTo(close?: string): string {
    let text = '';
    for (let read = this.#next(); read !== undefined && read !== close; read = this.#next()) {
      text += this.#say(read);
    }
    return text;
  }

  /** What a command or an exponent applies to: a group in braces, or one character. */
  #argument(): string {
    let read = this.#next();
    while (read !== undefined && !read.trim()) read = this.#next();
    return read === undefined ? '' : this.#say(read);
  }

  /** In square brackets. */
  #option(): string {
    if (this.#tokens[this.#at] !== '[') return '';
    this.#at += 1;
    return this.upTo(']');
  }

  #say(read: string): string {
    if (read === '{') return this.upTo('}');
    if (read === '}' || leftOut.includes(read)) return '';
    if (spaces.includes(read)) return ' ';
    if (read === '^') return inLetters(this.#argument(), superscripts, '^');
    if (read === '_') return inLetters(this.#argument(), subscripts, '_');
    if (read === "'") return '′';
    if (fractions.includes(read)) return `${grouped(this.#argument())}/${grouped(this.#argument())}`;
    if (read === '\\sqrt')
      return `${inLetters(this.#option(), superscripts, '')}√${grouped(this.#argument())}`;
    if (read === '\\begin' || read === '\\end') {
      this.#argument();
      return ' ';
    }
    if (read === '\\mathbb') return [...this.#argument()].map((one) => doubled.get(one) ?? one).join('');
    return read.startsWith('\\') ? this.#command(read.slice(1)) : read;
  }

  /**
   * The name of an unknown command is left out if it applies to a group (`\mathrm`), and written otherwise
   * (`\sin`).
   */
  #command(name: string): string {
    const accent = accents.get(name);
    if (accent) return this.#argument() + accent;
    const symbol = symbols.get(name);
    if (symbol !== undefined) return symbol;
    return this.#tokens[this.#at] === '{' ? this.#argument() : name;
  }
}

const grouped = (text: string) => (/^[\p{L}\p{N}\p{M}.]*$/u.test(text) ? text : `(${text})`);

/** Small letters if all of them exist in Unicode, otherwise a sign before the group. */
function inLetters(text: string, small: ReadonlyMap<string, string>, sign: string): string {
  const letters = [...text.replace(/\s/g, '')];
  if (letters.every((letter) => small.has(letter)))
    return letters.map((letter) => small.get(letter)).join('');
  if (sign === '^' && /^[∘°]$/.test(text)) return '°';
  if (sign === '^' && /^[′†∗*]+$/.test(text)) return text;
  return sign + grouped(text);
}
