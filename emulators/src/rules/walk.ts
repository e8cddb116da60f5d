import type { Expression, PathPart } from './syntax.ts';

export function isExpression(part: PathPart): part is Expression {
  return 'depth' in part;
}

/** The direct subexpressions. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.filter(isExpression);
    case 'not':
    case 'negate':
    case 'is':
      return [expression.operand];
    case 'and':
    case 'or':
      return expression.operands;
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to].filter((child) => child !== undefined);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
  }
}
