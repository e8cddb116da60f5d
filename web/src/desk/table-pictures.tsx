/** What becomes of the pictures that the new rows of a table name. */
import { tableTexts } from '@lab/contract/core/tables/texts';
import type { DroppedFile } from '../lib/dropped-files.ts';
import type { Named, NamedPictures } from './named-pictures.ts';

const { pictures: texts } = tableTexts;

interface Props {
  named: NamedPictures;
  files: readonly DroppedFile[];
  /** Why files cannot be used. */
  unusable: ReadonlyMap<File, string>;
}

const mostNamed = 8;

/** Names the first ones of many. */
function listed(words: readonly string[]): string {
  const others = words.length - mostNamed;
  return [...words.slice(0, mostNamed), ...(others > 0 ? [texts.others(others)] : [])].join(', ');
}

const atLines = (all: readonly Named[]) => listed(all.map(({ picture, line }) => texts.at(picture, line)));

export function TablePictures({ named, files, unusable }: Props) {
  const { found, missing, elsewhere, several, unused } = named;
  const coming = [...found.values()].filter((file) => !unusable.has(file)).length;
  const faults = [...found].flatMap(([name, file]) => {
    const why = unusable.get(file);
    return why ? [texts.unusable(name, why)] : [];
  });
  const sentences = [
    coming > 0 && texts.come(coming),
    missing.length > 0 && texts.missing(atLines(missing)),
    elsewhere.length > 0 && texts.elsewhere(listed(elsewhere.map(({ line }) => texts.line(line)))),
    several.length > 0 && texts.several(atLines(several)),
    files.length > 0 && unused.length > 0 && texts.unused(listed(unused)),
    ...faults,
  ];
  return sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>);
}
