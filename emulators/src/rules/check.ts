/**
 * Checks rules before any request. An error keeps the rules from being loaded. An unknown name or call is
 * only a warning, as in the service, and gives an error value when it is evaluated.
 */
import { isFunction, isNamespace, parameterCount } from './functions.ts';
import { regexProblem } from './regex.ts';
import type { Expression, FunctionDeclaration, Match, RulesFile, ServiceBlock } from './syntax.ts';
import { typeNames } from './types.ts';
import { childrenOf } from './walk.ts';

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly offset: number;
  readonly message: string;
}

/** The documented limits. */
const maxParameters = 7;
const maxLets = 10;
const maxMatchDepth = 10;
const maxPatternSegments = 100;
const maxCaptures = 20;

const services = ['cloud.firestore', 'firebase.storage'];
const lookUps = ['get', 'exists', 'getAfter', 'existsAfter'];

export function check(file: RulesFile): Finding[] {
  return new Checker(file).findings;
}

interface Surroundings {
  readonly service: string | undefined;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

class Checker {
  readonly findings: Finding[] = [];
  readonly #version: '1' | '2';
  /** The functions that each function calls, to find recursion. */
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #called = new Set<FunctionDeclaration>();

  constructor(file: RulesFile) {
    this.#version = file.version;
    const outermost = this.#declare(file.functions, {
      service: undefined,
      variables: new Set(['request', 'resource']),
      functions: new Map(),
    });
    this.#duplicates(file.services, 'service');
    for (const service of file.services) this.#service(service, outermost);
    this.#functions(file.functions, { ...outermost, service: file.services[0]?.name });
    for (const declaration of this.#calls.keys()) this.#circle(declaration);
    for (const declaration of this.#calls.keys()) {
      if (!this.#called.has(declaration))
        this.#warn(declaration.offset, `Unused function: ${declaration.name}.`);
    }
    this.findings.sort((left, right) => left.offset - right.offset);
  }

  #error(offset: number, message: string): void {
    this.findings.push({ severity: 'error', offset, message });
  }

  #warn(offset: number, message: string): void {
    this.findings.push({ severity: 'warning', offset, message });
  }

  #duplicates(named: readonly { name: string; offset: number }[], what: string): void {
    const seen = new Set<string>();
    for (const { name, offset } of named) {
      if (seen.has(name)) this.#error(offset, `There already is a ${what} '${name}' here.`);
      seen.add(name);
    }
  }

  #names(named: readonly { name: string; offset: number }[], what: string): void {
    this.#duplicates(named, what);
    for (const { name, offset } of named) {
      if (isNamespace(name)) this.#error(offset, `'${name}' is a namespace and cannot name a ${what}.`);
    }
  }

  #service(block: ServiceBlock, outer: Surroundings): void {
    if (!services.includes(block.name)) {
      this.#error(block.offset, `There is no service '${block.name}'; there are ${services.join(' and ')}.`);
    }
    if (block.functions.length + block.matches.length === 0) {
      this.#error(block.offset, 'There has to be something in a service block.');
    }
    const around = this.#declare(block.functions, { ...outer, service: block.name });
    this.#functions(block.functions, around);
    for (const match of block.matches)
      this.#match(match, around, { depth: 1, segments: 0, captures: 0, recursive: false });
  }

  #match(
    match: Match,
    outer: Surroundings,
    above: { depth: number; segments: number; captures: number; recursive: boolean },
  ): void {
    const wildcards = match.pattern.filter((segment) => segment.kind !== 'text');
    const segments = above.segments + match.pattern.length;
    const captures = above.captures + wildcards.length;
    if (above.depth > maxMatchDepth) this.#error(match.offset, `Matches nest at most ${maxMatchDepth} deep.`);
    if (segments > maxPatternSegments) {
      this.#error(match.offset, `Nested matches have at most ${maxPatternSegments} segments.`);
    }
    if (captures > maxCaptures)
      this.#error(match.offset, `Nested matches have at most ${maxCaptures} wildcards.`);
    if (match.functions.length + match.allows.length + match.matches.length === 0) {
      this.#error(match.offset, 'There has to be something in a match block.');
    }
    this.#names(wildcards, 'wildcard');
    const recursive = this.#recursiveWildcards(match, above.recursive);
    const variables = new Set([...outer.variables, ...wildcards.map(({ name }) => name)]);
    const around = this.#declare(match.functions, { ...outer, variables });
    this.#functions(match.functions, around);
    for (const { condition } of match.allows) if (condition) this.#expression(condition, around, undefined);
    for (const inner of match.matches)
      this.#match(inner, around, { depth: above.depth + 1, segments, captures, recursive });
  }

  /** Whether this path or one above it contains a recursive wildcard. */
  #recursiveWildcards({ pattern }: Match, above: boolean): boolean {
    const [first, second] = pattern.filter((segment) => segment.kind === 'rest');
    const tooMany = above ? first : second;
    if (tooMany) this.#error(tooMany.offset, 'A path has at most one recursive wildcard.');
    if (this.#version === '1' && first && pattern.at(-1) !== first) {
      this.#error(first.offset, "Before rules_version '2' a recursive wildcard stands at the end of a path.");
    }
    return above || first !== undefined;
  }

  #declare(declarations: readonly FunctionDeclaration[], outer: Surroundings): Surroundings {
    this.#duplicates(declarations, 'function');
    for (const declaration of declarations) this.#calls.set(declaration, new Set());
    const own = declarations.map((declaration) => [declaration.name, declaration] as const);
    return { ...outer, functions: new Map([...outer.functions, ...own]) };
  }

  #functions(declarations: readonly FunctionDeclaration[], around: Surroundings): void {
    for (const declaration of declarations) {
      const { parameters, lets, result, offset } = declaration;
      this.#names([...parameters, ...lets], 'parameter or variable');
      if (lets[0] && this.#version === '1') {
        this.#error(lets[0].offset, "Variables need rules_version '2'.");
      }
      if (parameters.length > maxParameters) {
        this.#error(offset, `A function has at most ${maxParameters} parameters.`);
      }
      if (lets.length > maxLets) this.#error(offset, `A function has at most ${maxLets} variables.`);
      const variables = new Set([...around.variables, ...parameters.map(({ name }) => name)]);
      for (const { name, value } of lets) {
        this.#expression(value, { ...around, variables }, declaration);
        variables.add(name);
      }
      this.#expression(result, { ...around, variables }, declaration);
    }
  }

  #expression(expression: Expression, around: Surroundings, inside: FunctionDeclaration | undefined): void {
    const { offset } = expression;
    if (expression.kind === 'name') {
      if (isNamespace(expression.name))
        this.#error(offset, `'${expression.name}' is a namespace and no value.`);
      else if (!around.variables.has(expression.name)) {
        this.#warn(offset, `Invalid variable name: ${expression.name}.`);
      }
    }
    if (expression.kind === 'is' && !typeNames.includes(expression.typeName)) {
      this.#error(offset, `Invalid type: ${expression.typeName}. Valid are ${typeNames.join(', ')}.`);
    }
    if (expression.kind === 'call') this.#call(expression, around, inside);
    if (expression.kind === 'method') this.#regex(expression);
    if (expression.kind === 'method' && this.#isNamespaced(expression, around)) {
      for (const arg of expression.args) this.#expression(arg, around, inside);
      return;
    }
    for (const child of childrenOf(expression)) this.#expression(child, around, inside);
  }

  #call(
    { name, args, offset }: Extract<Expression, { kind: 'call' }>,
    around: Surroundings,
    inside: FunctionDeclaration | undefined,
  ): void {
    const declaration = around.functions.get(name);
    if (declaration) {
      this.#called.add(declaration);
      if (inside) this.#calls.get(inside)?.add(declaration);
      this.#count(name, declaration.parameters.length, args.length, offset);
    } else if (name === 'debug' || (lookUps.includes(name) && around.service === 'cloud.firestore')) {
      this.#count(name, 1, args.length, offset);
    } else this.#builtIn(name, args.length, offset);
  }

  /** A literal pattern must be valid; a computed one is only checked when it is used. */
  #regex({ name, args: [pattern] }: Extract<Expression, { kind: 'method' }>): void {
    if ((name !== 'matches' && name !== 'split') || pattern?.kind !== 'literal') return;
    const problem = pattern.value.type === 'string' ? regexProblem(pattern.value.value) : undefined;
    if (problem) this.#error(pattern.offset, `This is no valid regular expression: ${problem}.`);
  }

  /** `math.abs(x)`, unless `math` is a variable. */
  #isNamespaced(
    { object, name, args, offset }: Extract<Expression, { kind: 'method' }>,
    around: Surroundings,
  ) {
    if (object.kind !== 'name' || around.variables.has(object.name)) return false;
    if (object.name === 'firestore' && around.service === 'firebase.storage' && lookUps.includes(name)) {
      this.#count(`firestore.${name}`, 1, args.length, offset);
      return true;
    }
    if (!isNamespace(object.name)) return false;
    this.#builtIn(`${object.name}.${name}`, args.length, offset);
    return true;
  }

  #builtIn(name: string, given: number, offset: number): void {
    if (!isFunction(name)) {
      this.#warn(offset, `Invalid function name: ${name}.`);
      return;
    }
    this.#count(name, parameterCount(name), given, offset);
  }

  #count(name: string, wanted: number, given: number, offset: number): void {
    if (wanted !== given) {
      this.#warn(
        offset,
        `${name}() takes ${wanted} ${wanted === 1 ? 'argument' : 'arguments'}, not ${given}.`,
      );
    }
  }

  #circle(start: FunctionDeclaration): void {
    const reached = new Set<FunctionDeclaration>();
    const open = [start];
    for (let current = open.pop(); current; current = open.pop()) {
      for (const next of this.#calls.get(current) ?? []) {
        if (next === start) {
          this.#error(start.offset, `Function ${start.name} calls itself, directly or through others.`);
          return;
        }
        if (!reached.has(next)) open.push(next);
        reached.add(next);
      }
    }
  }
}
