/** The names that are visible at a place in the rules: wildcards, parameters, variables and functions. */
import { EvaluationError } from './errors.ts';
import type { FunctionDeclaration } from './syntax.ts';
import type { RulesValue } from './value.ts';

export class Scope {
  readonly #values = new Map<string, RulesValue | undefined>();
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #parent: Scope | undefined;

  constructor(functions: readonly FunctionDeclaration[], parent?: Scope) {
    this.#functions = new Map(functions.map((declaration) => [declaration.name, declaration]));
    this.#parent = parent;
  }

  nested(functions: readonly FunctionDeclaration[] = []): Scope {
    return new Scope(functions, this);
  }

  /** Without a value, reading the variable is an error. */
  define(name: string, value: RulesValue | undefined): void {
    this.#values.set(name, value);
  }

  has(name: string): boolean {
    return this.#values.has(name) || (this.#parent?.has(name) ?? false);
  }

  value(name: string): RulesValue {
    if (!this.#values.has(name) && this.#parent) return this.#parent.value(name);
    const value = this.#values.get(name);
    if (value === undefined) throw new EvaluationError(`There is no value of ${name} here.`);
    return value;
  }

  /** A function sees the names around its declaration, not those around its call. */
  function(name: string): { declaration: FunctionDeclaration; scope: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, scope: this } : this.#parent?.function(name);
  }
}
