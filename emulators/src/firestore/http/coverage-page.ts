/** A page that shows the source of the rules, and for each expression how often it had which value. */
import type { CoveredExpression } from '../../rules/coverage-report.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
pre, code { font: 14px/1.6 ui-monospace, monospace; }
pre { overflow-x: auto; border: 1px solid #999; padding: 1rem; }
table { border-collapse: collapse; } td, th { border: 1px solid #999; padding: .2rem .6rem; text-align: left; }
.never { background: #f8c4c4; } .one { background: #fbe9a6; } .several { background: #cdebc8; }
pre span:hover { outline: 2px solid #333; }`;

const meanings = {
  never: 'never evaluated',
  one: 'always the same value',
  several: 'several values',
};

export function coveragePage(source: string, report: readonly CoveredExpression[]): string {
  const key = Object.entries(meanings).map(([name, text]) => `<span class="${name}">${text}</span>`);
  return `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Coverage of the rules</title><style>${style}</style>
<h1>Coverage of the rules</h1>
<p>What each expression was in the requests since these rules were loaded: ${key.join(', ')}.</p>
<pre>${marked(source, 0, source.length, report)}</pre>
<table><tr><th>Line</th><th>Expression</th><th>Values</th></tr>
${report.flatMap((expression) => rows(source, expression)).join('\n')}
</table></html>
`;
}

/** The text between two places, in which every expression is marked, from the outside to the inside. */
function marked(source: string, from: number, to: number, expressions: readonly CoveredExpression[]): string {
  let text = '';
  let at = from;
  for (const expression of expressions) {
    const { currentOffset: start, endOffset } = expression.sourcePosition;
    const end = endOffset + 1;
    const inner = marked(source, start, end, expression.children ?? []);
    text += `${escaped(source.slice(at, start))}<span class="${kindOf(expression)}" title="${valuesText(expression)}">${inner}</span>`;
    at = end;
  }
  return text + escaped(source.slice(at, to));
}

function rows(source: string, expression: CoveredExpression): string[] {
  const { line, currentOffset, endOffset } = expression.sourcePosition;
  const code = escaped(source.slice(currentOffset, endOffset + 1));
  const row = `<tr class="${kindOf(expression)}"><td>${line}</td><td><code>${code}</code></td><td>${valuesText(expression)}</td></tr>`;
  return [row, ...(expression.children ?? []).flatMap((child) => rows(source, child))];
}

function kindOf({ values = [], otherValues = 0 }: CoveredExpression): keyof typeof meanings {
  const different = values.length + otherValues;
  return different === 0 ? 'never' : different === 1 ? 'one' : 'several';
}

function valuesText({ values = [], otherValues }: CoveredExpression): string {
  const texts = values.map(({ value, count }) => `${valueText(value)}: ${count}`);
  if (otherValues) texts.push(`other values: ${otherValues}`);
  return escaped(texts.join(', ') || meanings.never);
}

function valueText(value: object): string {
  const [[kind, content] = ['undefined', {}]] = Object.entries(value);
  if (kind === 'undefined') return 'error';
  if (kind === 'stringValue') return JSON.stringify(content);
  // Of values with parts only the kind is known.
  return typeof content === 'object' ? kind.replace(/Value$/, '') : String(content);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
