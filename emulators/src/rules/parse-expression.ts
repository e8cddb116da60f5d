/**
 * Parses expressions. Operators are listed from the lowest precedence to the highest, as in the public
 * reference. Longer than 300 lines, because each rule of the grammar calls the next.
 */
import { Lexer, SyntaxIssue, type Token } from './lexer.ts';
import { decode, matchAt, segmentStart, segmentText } from './path-text.ts';
import type { BinaryOperator, Expression, PathPart, PatternSegment } from './syntax.ts';
import { bool, bytes, float, int, nullValue, string } from './value.ts';
import { isExpression } from './walk.ts';

const maxDepth = 100;
/** These cannot even be the name of a field after a point. */
const keywords = ['service', 'rules_version'];
const reserved = new Set([
  ...['true', 'false', 'null', 'in', 'is', 'if', 'return', 'let', 'function', 'allow', 'match'],
  ...keywords,
]);

/** In the service's order; the public reference gives `is` and `in` another precedence. */
const levels: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['in'],
  ['==', '!=', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

export class ExpressionParser {
  protected readonly lexer: Lexer;
  protected token: Token;
  #nesting = 0;
  /** Where the last token before the current one ends. */
  #end = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  expression(): Expression {
    const { offset } = this.token;
    return this.#nested(() => this.#choice(offset));
  }

  #nested(parse: () => Expression): Expression {
    this.#nesting += 1;
    if (this.#nesting > maxDepth) {
      throw new SyntaxIssue(this.token.offset, 'This expression is nested too deeply.');
    }
    const expression = parse();
    this.#nesting -= 1;
    return expression;
  }

  #choice(offset: number): Expression {
    const condition = this.#anyOf();
    if (!this.accept('?')) return condition;
    const whenTrue = this.expression();
    this.expect(':');
    const whenFalse = this.expression();
    const children = [condition, whenTrue, whenFalse];
    return this.#node(offset, children, { kind: 'choice', condition, whenTrue, whenFalse });
  }

  #anyOf(): Expression {
    return this.#chain('||', 'or', () => this.#chain('&&', 'and', () => this.#binary(0)));
  }

  #chain(symbol: string, kind: 'and' | 'or', operand: () => Expression): Expression {
    const first = operand();
    if (!this.at(symbol)) return first;
    const operands = [first];
    while (this.accept(symbol)) operands.push(operand());
    if (operands.length >= maxDepth) {
      throw new SyntaxIssue(
        first.offset,
        `At most ${maxDepth - 1} operands of ${symbol} may follow each other.`,
      );
    }
    return this.#node(first.offset, operands, { kind, operands });
  }

  #binary(level: number): Expression {
    const operators = levels[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const { offset } = this.token;
      if (this.at('/') && this.startsPath(offset)) {
        throw new SyntaxIssue(offset, "A path starts here; to divide, put a space after the '/'.");
      }
      const operator = operators.find((candidate) => this.accept(candidate));
      if (operator === undefined) return left;
      if (operator === 'is') {
        const typeName = this.name('the name of a type').text;
        left = this.#node(offset, [left], { kind: 'is', operand: left, typeName });
      } else {
        const right = this.#binary(level + 1);
        left = this.#node(offset, [left, right], { kind: 'binary', operator, left, right });
      }
    }
  }

  /** Any number of `!`, then at most one minus sign. */
  #unary(): Expression {
    const { offset } = this.token;
    if (this.accept('!')) {
      const operand = this.#nested(() => this.#unary());
      return this.#node(offset, [operand], { kind: 'not', operand });
    }
    if (!this.accept('-')) return this.#postfix(false);
    const negativeLiteral = this.token.kind === 'int';
    const operand = this.#postfix(negativeLiteral);
    return negativeLiteral ? operand : this.#node(offset, [operand], { kind: 'negate', operand });
  }

  #postfix(negativeLiteral: boolean): Expression {
    let object = this.#primary(negativeLiteral);
    for (;;) {
      const { offset } = this.token;
      if (this.accept('.')) {
        const name = this.name('the name of a field or a method').text;
        if (this.at('(')) {
          const args = this.#sequence('(', ')');
          object = this.#node(offset, [object, ...args], { kind: 'method', object, name, args });
        } else object = this.#node(offset, [object], { kind: 'member', object, name });
      } else if (this.accept('[')) {
        object = this.#indexed(object, offset);
      } else return object;
    }
  }

  /** `[i]`, `[i:j]`, `[i:]`, `[:j]` or `[:]`, of which the first bracket has been read. */
  #indexed(object: Expression, offset: number): Expression {
    const from = this.at(':') ? undefined : this.expression();
    if (from !== undefined && !this.at(':')) {
      this.expect(']');
      return this.#node(offset, [object, from], { kind: 'index', object, index: from });
    }
    this.expect(':');
    const to = this.at(']') ? undefined : this.expression();
    this.expect(']');
    const children = [object, from, to].filter((child) => child !== undefined);
    return this.#node(offset, children, { kind: 'range', object, from, to });
  }

  #primary(negative: boolean): Expression {
    const token = this.token;
    const { offset } = token;
    if (token.kind === 'int') {
      const value = negative ? -token.value : token.value;
      if (value === 2n ** 63n) throw new SyntaxIssue(offset, 'This integer does not fit in 64 bits.');
      return this.#literal(offset, int(value));
    }
    if (token.kind === 'float') return this.#literal(offset, float(token.value));
    if (token.kind === 'string') return this.#literal(offset, string(token.value));
    if (token.kind === 'bytes') return this.#literal(offset, bytes(token.value));
    if (token.kind === 'name') return this.#named(token.text, offset);
    if (this.at('/')) return this.#path();
    if (this.at('{')) return this.#map();
    if (this.at('[')) {
      const items = this.#sequence('[', ']');
      return this.#node(offset, items, { kind: 'list', items });
    }
    if (this.accept('(')) {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    throw this.unexpected('an expression');
  }

  #named(name: string, offset: number): Expression {
    if (name === 'true' || name === 'false') return this.#literal(offset, bool(name === 'true'));
    if (name === 'null') return this.#literal(offset, nullValue);
    if (reserved.has(name)) throw this.unexpected('an expression');
    this.advance();
    if (!this.at('(')) return this.#node(offset, [], { kind: 'name', name });
    const args = this.#sequence('(', ')');
    return this.#node(offset, args, { kind: 'call', name, args });
  }

  #literal(offset: number, value: (Expression & { kind: 'literal' })['value']): Expression {
    this.advance();
    return this.#node(offset, [], { kind: 'literal', value });
  }

  #sequence(open: string, close: string): Expression[] {
    const items: Expression[] = [];
    this.expect(open);
    while (!this.at(close)) {
      items.push(this.expression());
      if (!this.accept(',')) break;
    }
    this.expect(close);
    return items;
  }

  #map(): Expression {
    const { offset } = this.token;
    const entries: { key: Expression; value: Expression }[] = [];
    this.expect('{');
    while (!this.at('}')) {
      const key = this.expression();
      this.expect(':');
      entries.push({ key, value: this.expression() });
      if (!this.accept(',')) break;
    }
    this.expect('}');
    const children = entries.flatMap(({ key, value }) => [key, value]);
    return this.#node(offset, children, { kind: 'map', entries });
  }

  /** `/users/$(uid)/notes`, read character by character, because a segment may contain nearly any. */
  #path(): Expression {
    const { offset } = this.token;
    const segments: PathPart[] = [];
    this.lexer.offset = offset;
    do {
      this.lexer.offset += 1;
      if (!this.lexer.source.startsWith('$(', this.lexer.offset)) {
        segments.push(this.segment());
        continue;
      }
      this.lexer.offset += 2;
      this.token = this.lexer.next();
      segments.push(this.expression());
      // Checked without reading a token, because the lexer might take the rest of the path for a division.
      if (!this.at(')')) throw this.unexpected("')'");
      this.lexer.offset = this.token.offset + 1;
    } while (this.startsPath(this.lexer.offset));
    this.advance();
    return this.#node(offset, segments.filter(isExpression), { kind: 'path', segments });
  }

  /** Whether this `/` begins a segment, in which case it is never a division. */
  protected startsPath(offset: number): boolean {
    return matchAt(segmentStart, this.lexer.source, offset) !== undefined;
  }

  /** The segment after a `/`. */
  protected segment(): PatternSegment {
    const { source, offset } = this.lexer;
    const found = matchAt(segmentText, source, offset);
    if (found === undefined) throw new SyntaxIssue(offset, 'A segment of the path is missing here.');
    this.lexer.offset += found[0].length;
    const [whole, name, rest] = found;
    if (name === undefined) return { kind: 'text', text: decode(whole) };
    if (reserved.has(name)) {
      throw new SyntaxIssue(offset, `'${name}' is a word of the language and names no wildcard.`);
    }
    return { kind: rest === undefined ? 'one' : 'rest', name, offset: offset + whole.indexOf(name) };
  }

  #node<Shape extends object>(offset: number, children: readonly Expression[], shape: Shape) {
    const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
    if (depth > 2 * maxDepth) throw new SyntaxIssue(offset, 'This expression is nested too deeply.');
    const start = children.reduce((first, child) => Math.min(first, child.start), offset);
    return { ...shape, offset, start, end: this.#end, depth };
  }

  protected at(text: string): boolean {
    return (this.token.kind === 'symbol' || this.token.kind === 'name') && this.token.text === text;
  }

  protected accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.advance();
    return true;
  }

  protected expect(text: string): void {
    if (!this.accept(text)) throw this.unexpected(`'${text}'`);
  }

  protected advance(): void {
    this.#end = this.lexer.offset;
    this.token = this.lexer.next();
  }

  protected name(what: string): { text: string; offset: number } {
    if (this.token.kind !== 'name') throw this.unexpected(what);
    const { text, offset } = this.token;
    if (keywords.includes(text)) throw this.unexpected(what);
    this.advance();
    return { text, offset };
  }

  /** A name that is being declared. */
  protected newName(what: string): { text: string; offset: number } {
    if (this.token.kind === 'name' && reserved.has(this.token.text)) throw this.unexpected(what);
    return this.name(what);
  }

  protected unexpected(wanted: string): SyntaxIssue {
    const token = this.token;
    const found =
      token.kind === 'end'
        ? 'the end of the file'
        : `'${this.lexer.source.slice(token.offset, this.lexer.offset).slice(0, 40)}'`;
    return new SyntaxIssue(token.offset, `Unexpected ${found}: ${wanted} belongs here.`);
  }
}
