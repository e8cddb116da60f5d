/** What `robots.txt` says to us (RFC 9309). */

interface Rule {
  allows: boolean;
  path: string;
}

export interface Robots {
  allows(path: string): boolean;
  /** Seconds between two requests; zero where nothing is said. */
  delay: number;
  sitemaps: string[];
}

const mostRules = 1_000;
const longestDelay = 10;

/** The group of our own name, and otherwise that of all. */
export function robotsIn(text: string, agent: string): Robots {
  const groups = new Map<string, { rules: Rule[]; delay: number }>();
  const sitemaps: string[] = [];
  let names: string[] = [];
  let isNaming = false;
  for (const line of text.slice(0, 500_000).split(/\r\n?|\n/)) {
    const [, field = '', written = ''] = /^\s{0,20}([a-z-]{1,20})\s{0,20}:([^#]{0,2000})/i.exec(line) ?? [];
    const value = written.trim();
    const name = field.toLowerCase();
    if (name === 'sitemap') sitemaps.push(value);
    if (name === 'user-agent') {
      names = isNaming ? [...names, value.toLowerCase()] : [value.toLowerCase()];
      for (const one of names) if (!groups.has(one)) groups.set(one, { rules: [], delay: 0 });
    }
    isNaming = name === 'user-agent' || (isNaming && name === '');
    for (const group of names.map((one) => groups.get(one))) {
      if (!group) continue;
      if (/^(?:dis)?allow$/.test(name) && value && group.rules.length < mostRules)
        group.rules.push({ allows: name === 'allow', path: value });
      if (name === 'crawl-delay') group.delay = Math.min(Math.max(Number(value) || 0, 0), longestDelay);
    }
  }
  const { rules, delay } = groups.get(agent) ?? groups.get('*') ?? { rules: [], delay: 0 };
  return { allows: (path) => isAllowed(rules, path), delay, sitemaps };
}

/** The longest rule that fits wins, and one that allows wins against another of the same length. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue;
    const longer = rule.path.length - (best?.path.length ?? -1);
    if (longer > 0 || (longer === 0 && rule.allows)) best = rule;
  }
  return best?.allows ?? true;
}

/** `*` stands for any signs, and `$` for the end. Each part is searched once, from the left. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [number, part] of parts.entries()) {
    const isLast = number === parts.length - 1;
    const found = isWhole && isLast ? path.length - part.length : path.indexOf(part, at);
    if (found < at || !path.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
