/** The files of an export of WordPress, by the addresses that they had on the site. */
import { decoded } from '@lab/contract/lib/decoded';

/** Of `wp-content/uploads/2020/03/wall.jpg` and of `/files/2020/03/wall.jpg`: `2020/03/wall.jpg`. */
function belowUploads(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const folder = ['uploads', 'files'].map((name) => `/${name}/`).find((name) => rooted.includes(name));
  return folder ? rooted.slice(rooted.lastIndexOf(folder) + folder.length) : rooted.slice(1);
}
const fromYear = (path: string) => /(?:^|\/)(\d{4}\/\d\d\/[^/]+)$/.exec(path)?.[1];

/** `wall-300x200.jpg` is a smaller copy of `wall.jpg`. */
const size = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;
const isSized = (path: string) => size.test(path);

export interface Uploads {
  /** The path of the file that was at an address; undefined where it is not there. */
  at(address: string): string | undefined;
  /** The picture of which a file is only a smaller copy. */
  largerOf(path: string): string | undefined;
}

export function uploadsIn(paths: Iterable<string>): Uploads {
  const byPlace = new Map<string, string>();
  const all = [...paths].sort();
  // Whole places go before those that sites of one network share.
  for (const place of [belowUploads, fromYear])
    for (const path of all) {
      const key = place(path);
      if (key && !byPlace.has(key)) byPlace.set(key, path);
    }

  function find(place: string): string | undefined {
    const below = belowUploads(place);
    const year = fromYear(place);
    return byPlace.get(below) ?? (year && byPlace.get(year));
  }

  /** WordPress makes a smaller one of a large picture, and shows that. */
  function largest(place: string): string | undefined {
    const whole = place.replace(size, '');
    return find(whole) ?? find(whole.replace(/(?=\.[a-z]{3,4}$)/i, '-scaled')) ?? find(place);
  }

  return {
    at(address) {
      const [path = ''] = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1);
      return path && largest(decoded(path) ?? path);
    },
    largerOf(path) {
      const larger = isSized(path) ? largest(path) : undefined;
      return larger === path ? undefined : larger;
    },
  };
}
