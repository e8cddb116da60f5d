/**
 * Eventarc's path patterns: `*` and `{name}` match (part of) one segment, `**` and `{name=**}` any number.
 */
import { invalid } from '../status.ts';

/** A segment, or `{name=segment}`; `{name}` is short for `{name=*}`. */
const capture = /^\{([^{}=*]+)(?:=([^{}]+))?\}$/;

export function pathMatcher(pattern: string): (path: string) => boolean {
  const refuse = () => invalid(`The document pattern "${pattern}" of a trigger is not valid.`);
  const segments = pattern
    .replace(/^\//, '')
    .split('/')
    .map((segment) => {
      const named = capture.exec(segment);
      const bare = named ? (named[2] ?? '*') : segment;
      if (bare !== '**' && !/^[^{}*]*\*?[^{}*]*$/.test(bare)) throw refuse();
      if (bare === '') throw refuse();
      return bare;
    });
  const deep = segments.indexOf('**');
  if (deep !== segments.lastIndexOf('**')) throw refuse();

  const head = (deep === -1 ? segments : segments.slice(0, deep)).map(segmentMatcher);
  const tail = deep === -1 ? [] : segments.slice(deep + 1).map(segmentMatcher);
  const needed = head.length + tail.length;
  return (path) => {
    const parts = path.split('/');
    if (deep === -1 ? parts.length !== needed : parts.length < needed) return false;
    const end = parts.length - tail.length;
    return (
      head.every((matches, i) => matches(parts[i] ?? '')) &&
      tail.every((matches, i) => matches(parts[end + i] ?? ''))
    );
  };
}

function segmentMatcher(segment: string): (part: string) => boolean {
  const [before = '', after] = segment.split('*');
  if (after === undefined) return (part) => part === before;
  return (part) =>
    part.length >= before.length + after.length && part.startsWith(before) && part.endsWith(after);
}
