/** The regular expressions of the contract and the functions, so that a new one is tested too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vitest/node';

export interface Expression {
  file: string;
  source: string;
  flags: string;
}

const root = join(import.meta.dirname, '../../..');
const folders = ['contract/src', 'functions/src'];
const isSource = (file: string) => /\.ts$/.test(file) && !/\.(?:test|testing)\.ts$|^test\//.test(file);

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

interface Found {
  literals: Omit<Expression, 'file'>[];
  /** Whether the code also makes expressions of texts. */
  makes: boolean;
}

function findIn(node: unknown, found: Found): Found {
  if (Array.isArray(node)) for (const one of node) findIn(one, found);
  else if (node !== null && typeof node === 'object') {
    const { type, regex, callee } = node as {
      type?: string;
      regex?: RegexOfTree;
      callee?: { name?: string };
    };
    if (type === 'Literal' && regex) found.literals.push({ source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') found.makes = true;
    for (const part of Object.values(node)) findIn(part, found);
  }
  return found;
}

interface RegexOfTree {
  pattern: string;
  flags: string;
}

/** Whether what calls `RegExp` is in a library; the first line is the message, the second the proxy. */
const isOfLibrary = (stack = '') => stack.split('\n')[2]?.includes('node_modules') ?? false;

/** Those that are made of texts are noted while their modules are loaded. */
async function made(file: string): Promise<Expression[]> {
  const noted: Expression[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args) {
      const expression: RegExp = Reflect.construct(target, args);
      const { source, flags } = expression;
      if (!isOfLibrary(new Error('made here').stack)) noted.push({ file, source, flags });
      return expression;
    },
  });
  try {
    await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return noted;
}

export async function allExpressions(): Promise<Expression[]> {
  const all = new Map<string, Expression>();
  const add = (expression: Expression) => all.set(`/${expression.source}/${expression.flags}`, expression);
  for (const file of files) {
    const found = findIn(parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }), {
      literals: [],
      makes: false,
    });
    for (const literal of found.literals) add({ file, ...literal });
    if (found.makes) for (const expression of await made(file)) add(expression);
  }
  return [...all.values()];
}

/** Words that are part of an expression, because many only begin to search behind them. */
export function wordsOf({ source }: Expression): string[] {
  const plain = source.replace(/\\([^a-zA-Z])/g, '$1');
  return [...new Set(plain.match(/[\w:/@.<>"'%=-]{2,}/g) ?? [])].filter((word) => !/^\w-\w$/.test(word));
}

/** Searches from each place of the text, as the slowest use of the expression would. */
export function searchOf({ source, flags }: Expression): (text: string) => unknown {
  const everywhere = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  return (text) => text.replace(everywhere, '');
}
