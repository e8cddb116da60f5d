/** Parses everything around expressions: version, services, matches, functions and allows. */
import { SyntaxIssue } from './lexer.ts';
import { ExpressionParser } from './parse-expression.ts';
import type {
  Allow,
  AllowMethod,
  FunctionDeclaration,
  Match,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from './syntax.ts';

const maxMatchDepth = 100;
const methods: readonly string[] = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];

/** Throws a `SyntaxIssue` at the first error. */
export function parseRules(source: string): RulesFile {
  return new RulesParser(source).file();
}

class RulesParser extends ExpressionParser {
  file(): RulesFile {
    const version = this.#version();
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    while (this.token.kind !== 'end') {
      if (this.at('function')) functions.push(this.#function());
      else if (this.at('service')) services.push(this.#service());
      else throw this.unexpected("'service' or 'function'");
    }
    if (services.length + functions.length === 0) throw new SyntaxIssue(0, "There is no 'service' block.");
    return { version, functions, services };
  }

  #version(): '1' | '2' {
    if (!this.accept('rules_version')) return '1';
    this.expect('=');
    const token = this.token;
    if (token.kind !== 'string') throw this.unexpected("'1' or '2' in quotes");
    if (token.value !== '1' && token.value !== '2') {
      throw new SyntaxIssue(token.offset, `There is no rules_version '${token.value}', only '1' and '2'.`);
    }
    this.advance();
    this.accept(';');
    return token.value;
  }

  #service(): ServiceBlock {
    const { offset } = this.token;
    this.expect('service');
    let name = this.name('the name of a service').text;
    while (this.accept('.')) name += `.${this.name('the rest of the name of the service').text}`;
    const functions: FunctionDeclaration[] = [];
    const matches: Match[] = [];
    this.expect('{');
    while (!this.accept('}')) {
      if (this.at('function')) functions.push(this.#function());
      else if (this.at('match')) matches.push(this.#match(1));
      else throw this.unexpected("'match', 'function' or '}'");
    }
    return { name, offset, functions, matches };
  }

  #match(depth: number): Match {
    const { offset } = this.token;
    if (depth > maxMatchDepth) throw new SyntaxIssue(offset, 'These matches are nested too deeply.');
    const pattern = this.#pattern();
    const functions: FunctionDeclaration[] = [];
    const allows: Allow[] = [];
    const matches: Match[] = [];
    this.expect('{');
    while (!this.accept('}')) {
      if (this.at('function')) functions.push(this.#function());
      else if (this.at('match')) matches.push(this.#match(depth + 1));
      else if (this.at('allow')) allows.push(this.#allow());
      else throw this.unexpected("'allow', 'match', 'function' or '}'");
    }
    return { offset, pattern, functions, allows, matches };
  }

  /** Follows the word `match`. */
  #pattern(): PatternSegment[] {
    const lexer = this.lexer;
    const segments: PatternSegment[] = [];
    lexer.skipSpace();
    if (lexer.source[lexer.offset] !== '/') {
      throw new SyntaxIssue(lexer.offset, "A path to match starts with '/'.");
    }
    while (lexer.source[lexer.offset] === '/') {
      lexer.offset += 1;
      segments.push(this.segment());
    }
    this.token = lexer.next();
    return segments;
  }

  #allow(): Allow {
    const { offset } = this.token;
    this.expect('allow');
    const allowed: AllowMethod[] = [];
    do {
      const { text, offset: at } = this.name('a method');
      if (!isMethod(text)) {
        throw new SyntaxIssue(at, `'${text}' is no method; the methods are ${methods.join(', ')}.`);
      }
      allowed.push(text);
    } while (this.accept(','));
    if (!this.accept(':')) {
      this.accept(';');
      return { offset, methods: allowed };
    }
    this.expect('if');
    const condition = this.expression();
    this.accept(';');
    return { offset, methods: allowed, condition };
  }

  #function(): FunctionDeclaration {
    this.expect('function');
    const { text: name, offset } = this.newName('the name of a function');
    const parameters: { name: string; offset: number }[] = [];
    this.expect('(');
    if (!this.at(')')) {
      do {
        const parameter = this.newName('the name of a parameter');
        parameters.push({ name: parameter.text, offset: parameter.offset });
      } while (this.accept(','));
    }
    this.expect(')');
    this.expect('{');
    const lets = [];
    while (this.accept('let')) {
      const variable = this.newName('the name of a variable');
      this.expect('=');
      lets.push({ name: variable.text, offset: variable.offset, value: this.expression() });
      this.expect(';');
    }
    this.expect('return');
    const result = this.expression();
    this.accept(';');
    this.expect('}');
    return { name, offset, parameters, lets, result };
  }
}

function isMethod(text: string): text is AllowMethod {
  return methods.includes(text);
}
