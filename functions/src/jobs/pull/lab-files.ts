/** What a lab shows, as files. They are the same whatever the order in which it was read. */

import { termFields } from '@lab/contract/features/alumni/kind';
import { citationFormats } from '@lab/contract/features/citations/formats';
import { wholeCitationOf } from '@lab/contract/features/citations/whole-work';
import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import { basicInfoFields, socialMediaFields } from '@lab/contract/features/lab-info/fields';
import { paths } from '@lab/contract/features/pages/paths';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { declarationOf } from '@lab/contract/kinds/declarations';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { addressOfFile, filesNamedIn, isMembersPdf } from '@lab/contract/lib/uploads/files';
import { fileName } from '../archive/record-files.ts';
import { withoutHtml } from '../moving/texts/html-tags.ts';
import { withFrontMatter, withoutEmpty, yamlOf } from './front-matter.ts';
import { distinct } from './names.ts';
import type { PulledLab, ShownOfPerson } from './pulled-lab.ts';
import { readMe } from './read-me.ts';
import { inOrder, recordFile, type TextFile } from './record-file.ts';

export function filesOf(lab: PulledLab): TextFile[] {
  const files = [
    ...worksFiles(lab),
    ...publicKinds.flatMap((name) =>
      (lab.records[name] ?? []).map((record) =>
        recordFile(name, declarationOf(name), record, besides(lab, name, record._id)),
      ),
    ),
    ...pageFiles(lab),
    ...aboutFiles(lab),
  ];
  const all = [...files, { path: 'README.md', text: readMe(lab.origin, files), of: '' }];
  return distinct(all).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The pictures and PDFs that the lab shows and keeps itself, each once. */
export function uploadsOf(lab: PulledLab): { path: string; address: string; of: string }[] {
  const names = new Set(filesNamedIn(lab).filter((name) => !isMembersPdf(addressOfFile(name))));
  return distinct([...names].sort().map((name) => ({ path: name, address: addressOfFile(name), of: name })));
}

function worksFiles({ works, origin }: PulledLab): TextFile[] {
  const citations = [...works]
    .sort((one, other) => (one._id < other._id ? -1 : 1))
    .map((work) => wholeCitationOf(work, origin + paths.paper(work._id)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return (['bib', 'csl.json'] as const).map((ending) => ({
    path: `works.${ending}`,
    text: citationFormats[ending].write(citations),
    of: ending,
  }));
}

/** Somebody who left has the id that they had on the team. */
function besides({ people, places }: PulledLab, name: keyof Kinds, id: string) {
  const { profile, terms }: ShownOfPerson = (name === 'team' && people[id]) || {};
  return {
    ...(places[id] && { order: places[id] }),
    ...(terms && { terms: terms.map((term) => inOrder(termFields, term)) }),
    ...(profile && { profile: inOrder(profileFields, profile) }),
  };
}

function pageFiles({ pages, menus, legal }: PulledLab): TextFile[] {
  return [
    ...pages.map(({ _id, title, address, text }) => {
      const at = menus.findIndex((entry) => entry.address === address);
      const place = menus[at] && { place: menus[at].place, order: at + 1 };
      return {
        path: `pages/${fileName('', address)}.md`,
        text: withFrontMatter({ id: _id, title, address, ...place }, text),
        of: _id,
      };
    }),
    ...legal.map(({ page, title, html }) => ({
      path: `legal/${page}.md`,
      text: withFrontMatter({ title }, withoutHtml(html).text.replace(/\n{3,}/g, '\n\n')),
      of: page,
    })),
  ];
}

function aboutFiles({ origin, info, blocks, settings, press }: PulledLab): TextFile[] {
  const { socialMedia, carousel } = info;
  const lab = {
    address: origin,
    ...inOrder(basicInfoFields, info),
    socialMedia: inOrder(socialMediaFields, socialMedia),
    carousel: carousel.map(({ image, caption, link }) => ({ image, caption, link })),
  };
  const { changesAt: _soon, ...chosen } = settings;
  const yaml = { lab, settings: chosen, press };
  return [
    ...Object.entries(yaml).map(([name, value]) => ({
      path: `${name}.yaml`,
      text: yamlOf(withoutEmpty(value) as object, name === 'lab' ? undefined : 'sorted'),
      of: name,
    })),
    ...labBlockNames.map((block) => {
      const { name, details, image, imageAlt } = info[block];
      return {
        path: `about/${block}.md`,
        text: withFrontMatter(
          withoutEmpty({ name, image, imageAlt }) as object,
          blocks[block]?.text || details,
        ),
        of: block,
      };
    }),
  ];
}
