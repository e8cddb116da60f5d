import type { Plugin } from 'vite';

/** Names for debuggers, and what the error boundary of routes reads; `app/error-boundary.tsx` is ours. */
const setOnComponents = /^\w+\.(?:displayName|contextType) = .*$/gm;
const madeByReact = /^var (\w+) = (?=React\d*\.)/gm;
/**
 * Prefetching of its own, which pages of ours do not use (`app/prefetch.ts`), what links know of a data
 * router, and a warning for browsers of long ago.
 */
const unused: [what: RegExp, instead: string][] = [
  [/\busePrefetchBehavior\(\s*prefetch,\s*rest\s*\)(?=;)/, '[false, null, {}]'],
  [/\breturn shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  [/\blet routerState = \w+\.useContext\(DataRouterStateContext\);(?=\s*let \{ navigator, basename \})/, ''],
  [/\brouterState != null && [^;]*\buseViewTransitionState\(path\)[^;]*(?=;)/, 'false'],
  [/\brouterState && routerState\.navigation && [^;]*(?=;)/, 'null'],
  [/\bwarning\(\s*typeof URLSearchParams [^;]*;/, ''],
];

/**
 * Lets the bundler leave out the parts of React Router that no page of ours uses, such as its forms: they
 * look as if making them did something. A release with other code fails the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/chunk-[\w-]+\.mjs$/.test(id)) return undefined;
      let lean = code.replace(setOnComponents, '').replace(madeByReact, 'var $1 = /* @__PURE__ */ ');
      if (!/^var Link = /m.test(lean)) return { code: lean, map: null };
      for (const [what, instead] of unused) {
        if (!what.test(lean)) throw new Error(`React Router has no ${what} any more.`);
        lean = lean.replace(what, instead);
      }
      return { code: lean, map: null };
    },
  };
}
