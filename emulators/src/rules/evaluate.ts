/** Evaluates expressions. One `Evaluation` belongs to one request and counts its limits. */
import type { AccessBudget } from './access.ts';
import type { Coverage } from './coverage.ts';
import type { DocumentAccess, Service } from './engine.ts';
import { EvaluationError, LimitExceeded, unsupported } from './errors.ts';
import { callFunction, isNamespace } from './functions.ts';
import { callMethod } from './methods.ts';
import { applyOperator, elementAt, memberOf, negate, rangeOf } from './operators.ts';
import { boundSegments, computedSegments, isDocumentPath, pathFrom } from './paths.ts';
import { print } from './print.ts';
import type { Scope } from './scope.ts';
import { withinSize } from './size.ts';
import type { Expression, FunctionDeclaration, PathPart, PatternSegment } from './syntax.ts';
import { isOfType } from './types.ts';
import { bool, list, map, type RulesValue } from './value.ts';
import { isExpression } from './walk.ts';

/** Documented limits of the service. */
const maxExpressions = 1000;
const maxCallDepth = 21;

const lookUps = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

interface Surroundings {
  readonly service: Service;
  readonly access: DocumentAccess;
  readonly budget: AccessBudget;
  /** The database whose documents can be read; in Storage any. */
  readonly database: string | undefined;
  readonly coverage: Coverage;
}

export class Evaluation {
  readonly debug: string[] = [];
  readonly #around: Surroundings;
  #expressions = 0;
  #calls = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The value of a condition; anything but true or false is an error. */
  condition(expression: Expression, scope: Scope): boolean {
    const value = this.#evaluate(expression, scope);
    if (value.type !== 'bool')
      throw this.#placed(unsupported(`a condition of type ${value.type}`), expression);
    return value.value;
  }

  #evaluate(expression: Expression, scope: Scope): RulesValue {
    try {
      const value = this.#compute(expression, scope);
      this.#around.coverage.add(expression, value);
      return value;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.#around.coverage.add(expression, undefined);
      throw this.#placed(error, expression);
    }
  }

  #placed(error: EvaluationError, { offset }: Expression): EvaluationError {
    error.offset ??= offset;
    return error;
  }

  #evaluateAll(expressions: readonly Expression[], scope: Scope): RulesValue[] {
    return expressions.map((expression) => this.#evaluate(expression, scope));
  }

  #compute(expression: Expression, scope: Scope): RulesValue {
    if (expression.kind !== 'literal' && expression.kind !== 'name' && expression.kind !== 'member')
      this.#count();
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'name':
        return scope.value(expression.name);
      case 'list':
        return withinSize(list(this.#evaluateAll(expression.items, scope)));
      case 'map':
        return withinSize(this.#map(expression.entries, scope));
      case 'path':
        return this.#path(expression.segments, scope);
      case 'not':
        return bool(!this.condition(expression.operand, scope));
      case 'negate':
        return negate(this.#evaluate(expression.operand, scope));
      case 'and':
        return this.#connect(expression.operands, false, scope);
      case 'or':
        return this.#connect(expression.operands, true, scope);
      case 'choice': {
        const chosen = this.condition(expression.condition, scope);
        return this.#evaluate(chosen ? expression.whenTrue : expression.whenFalse, scope);
      }
      case 'is':
        return bool(isOfType(this.#evaluate(expression.operand, scope), expression.typeName));
      case 'binary': {
        const left = this.#evaluate(expression.left, scope);
        return withinSize(applyOperator(expression.operator, left, this.#evaluate(expression.right, scope)));
      }
      case 'member':
        return memberOf(this.#evaluate(expression.object, scope), expression.name);
      case 'index':
        return elementAt(this.#evaluate(expression.object, scope), this.#evaluate(expression.index, scope));
      case 'range':
        return rangeOf(
          this.#evaluate(expression.object, scope),
          expression.from && this.#evaluate(expression.from, scope),
          expression.to && this.#evaluate(expression.to, scope),
        );
      case 'call':
        return this.#call(expression.name, expression.args, scope);
      case 'method':
        return withinSize(this.#method(expression, scope));
    }
  }

  #count(): void {
    this.#expressions += 1;
    if (this.#expressions > maxExpressions) {
      throw new LimitExceeded(`More than ${maxExpressions} expressions were evaluated for this request.`);
    }
  }

  /**
   * For `&&` and `||` the order does not matter: an operand that decides the result absorbs an error of
   * another one on either side. Without such an operand the error is the result.
   */
  #connect(operands: readonly Expression[], deciding: boolean, scope: Scope): RulesValue {
    let failure: EvaluationError | undefined;
    for (const operand of operands) {
      try {
        if (this.condition(operand, scope) === deciding) return bool(deciding);
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
    return bool(!deciding);
  }

  #map(entries: readonly { key: Expression; value: Expression }[], scope: Scope): RulesValue {
    return map(
      entries.map(({ key, value }) => {
        const name = this.#evaluate(key, scope);
        if (name.type !== 'string') throw unsupported(`a key of type ${name.type} in a map`);
        return [name.value, this.#evaluate(value, scope)] as const;
      }),
    );
  }

  #path(parts: readonly PathPart[], scope: Scope): RulesValue {
    return pathFrom(
      parts.flatMap((part): readonly PatternSegment[] => {
        if (!isExpression(part)) return [part];
        return computedSegments(this.#evaluate(part, scope)).map((text) => ({ kind: 'text', text }));
      }),
    );
  }

  #call(name: string, args: readonly Expression[], scope: Scope): RulesValue {
    const found = scope.function(name);
    if (found !== undefined) return this.#callDeclared(found.declaration, found.scope, args, scope);
    if (name === 'debug') return this.#debug(args, scope);
    if (lookUps.has(name) && this.#around.service === 'cloud.firestore')
      return this.#lookUp(name, args, scope);
    return this.#callBuiltIn(name, args, scope);
  }

  #callBuiltIn(name: string, args: readonly Expression[], scope: Scope): RulesValue {
    const result = callFunction(name, this.#evaluateAll(args, scope));
    if (result === undefined) throw new EvaluationError(`There is no function ${name}().`);
    return result;
  }

  #callDeclared(
    { name, parameters, lets, result }: FunctionDeclaration,
    home: Scope,
    args: readonly Expression[],
    scope: Scope,
  ): RulesValue {
    if (args.length !== parameters.length) {
      throw new EvaluationError(`${name}() takes ${parameters.length} arguments, not ${args.length}.`);
    }
    if (this.#calls >= maxCallDepth) {
      throw new LimitExceeded(`Functions call each other more than ${maxCallDepth - 1} deep.`);
    }
    const inner = home.nested();
    parameters.forEach((parameter, index) => {
      const arg = args[index];
      if (arg !== undefined) inner.define(parameter.name, this.#evaluate(arg, scope));
    });
    this.#calls += 1;
    try {
      for (const variable of lets) inner.define(variable.name, this.#evaluate(variable.value, inner));
      return this.#evaluate(result, inner);
    } finally {
      this.#calls -= 1;
    }
  }

  #method({ object, name, args }: Extract<Expression, { kind: 'method' }>, scope: Scope): RulesValue {
    if (object.kind === 'name' && !scope.has(object.name)) {
      if (object.name === 'firestore' && this.#around.service === 'firebase.storage' && lookUps.has(name)) {
        return this.#lookUp(name, args, scope);
      }
      if (isNamespace(object.name)) return this.#callBuiltIn(`${object.name}.${name}`, args, scope);
    }
    return callMethod(this.#evaluate(object, scope), name, this.#evaluateAll(args, scope));
  }

  #debug(args: readonly Expression[], scope: Scope): RulesValue {
    const [expression] = args;
    if (expression === undefined || args.length > 1) throw new EvaluationError('debug() takes 1 argument.');
    const value = this.#evaluate(expression, scope);
    this.debug.push(print(value));
    return value;
  }

  #lookUp(name: string, args: readonly Expression[], scope: Scope): RulesValue {
    const [target, ...rest] = this.#evaluateAll(args, scope);
    if (target?.type !== 'path' || rest.length > 0) {
      throw unsupported(`${name}(${[target, ...rest].map((value) => value?.type ?? '').join(', ')})`);
    }
    const segments = boundSegments(target);
    const whole = `/${segments.join('/')}`;
    const { access, budget, database } = this.#around;
    if (!isDocumentPath(segments, database)) {
      throw new EvaluationError(`${whole} is no path of a document in this database.`);
    }
    const after = name.endsWith('After');
    const exceeded = budget.spend(whole);
    if (exceeded !== undefined) {
      throw new EvaluationError(`More than ${exceeded} documents are read by the rules for this request.`);
    }
    const read = after && access.getAfter ? access.getAfter : access.get;
    const found = read.call(access, segments);
    if (name.startsWith('exists')) return bool(found !== null);
    if (found === null) throw new EvaluationError(`There is no document ${whole}.`);
    return found;
  }
}
