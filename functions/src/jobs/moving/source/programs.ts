/** By which files a site is known, and what it was made with. */
import { isXml } from '../wordpress/xml-files.ts';

export type Program = 'jekyll' | 'hugo' | 'wordpress' | 'pull';

interface Place {
  program: Program;
  /** The folder of the site, with a slash at the end; empty where that is the whole. */
  root: string;
}

const settings: readonly [Program, RegExp][] = [
  ['pull', /^((?:[^/]+\/)*)pulled\.sha256$/],
  ['jekyll', /^((?:[^/]+\/)*)_config\.ya?ml$/],
  ['hugo', /^((?:[^/]+\/)*?)(?:config\/_default\/)?(?:hugo|config)\.(?:toml|ya?ml|json)$/],
];

const unknown =
  'This is no site that can move in. Known are sites made with Jekyll (al-folio, lab-website-template, academicpages and others; there is a _config.yml), with Hugo (HugoBlox, Wowchemy, Academic; there are settings such as config.toml or hugo.yaml, and a folder “content”), and with WordPress (there is an export, which is an XML file), and folders that npm run pull has written.';

/** A zip file of a forge has all in a folder, so the site is where its settings are. */
export function placeOf(paths: readonly string[], unread: Iterable<string>): Place {
  const depthOf = ({ root }: Place) => root.split('/').length;
  const places = settings.flatMap(([program, file]) =>
    paths.flatMap((path): Place[] => {
      const [, root] = file.exec(path) ?? [];
      return root === undefined || isOfWordPress(root) ? [] : [{ program, root }];
    }),
  );
  const isWhole = ({ program, root }: Place) =>
    program !== 'hugo' || paths.some((path) => path.startsWith(`${root}content/`));
  const [first] = places.filter(isWhole).sort((one, other) => depthOf(one) - depthOf(other));
  if (first) return first;
  // An export has its files beside it or below, wherever somebody has put them.
  if ([...paths, ...unread].some(isXml)) return { program: 'wordpress', root: '' };
  throw new Error(unknown);
}

/** Themes and plugins have settings of other programs in them. */
const isOfWordPress = (folder: string) => folder.includes('wp-content/');
