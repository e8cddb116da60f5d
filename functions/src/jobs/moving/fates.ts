/** What becomes of the files of a site that no record is made of. */
import { isPicturePath } from '../../features/imports/picture-names.ts';
import type { Fate, Kind } from './description.ts';

export { isPicturePath };
export const isPdfPath = (path: string) => /\.pdf$/i.test(path);

/** What draws the old site, or belongs to those who made it. */
const ofTemplate =
  /^(?:_(?:includes|layouts|sass|styles|scripts|plugins|cite|site|preview|bower_components)|bin|test|tests|scripts|utilities|docs)\/|^(?:assets|css|js|fonts|lib)\/(?!img|images|pdf).*\.(?:css|scss|sass|js|mjs|map|json|woff2?|ttf|eot|otf|bib|liquid|html|ipynb|txt|ico)$|^(?:[^/]*\.)?(?:gemspec|lock|ya?ml|toml|rb|sh|json|py|xml|txt|html|css|js|ico|webmanifest|csl)$|^(?:Gemfile|Rakefile|Dockerfile|Makefile|CNAME|README|LICENSE|LICENCE|CHANGELOG|CONTRIBUTING|CODE_OF_CONDUCT|INSTALL|CUSTOMIZE|FAQ|QUICKSTART|TROUBLESHOOTING|ANALYTICS|SEO|AGENTS|CLAUDE|SECURITY|CITATION|jekyll-README|robots)(?:\.[a-z]+)?$|(?:^|\/)\.|(?:^|\/)_site\//i;

export const isOfTemplate = (path: string) => ofTemplate.test(path) && !/^index\.html$/.test(path);

export class Fates {
  readonly all = new Map<string, Fate>();

  read(path: string, as: Extract<Fate, { is: 'read' }>['as']): void {
    this.all.set(path, { is: 'read', as });
  }

  elsewhere(path: string, where: string, of?: Kind): void {
    this.all.set(path, { is: 'elsewhere', where, ...(of && { of }) });
  }

  leave(path: string, why: string, of?: Kind): void {
    this.all.set(path, { is: 'left', why, ...(of && { of }) });
  }

  /** Each file that nothing was said of gets the reason. */
  complete(paths: Iterable<string>, isOfTemplate: (path: string) => boolean): void {
    for (const path of paths) if (!this.all.has(path)) this.leave(path, whyLeft(path, isOfTemplate));
  }
}

function whyLeft(path: string, isOfTemplate: (path: string) => boolean): string {
  if (isOfTemplate(path)) return 'it draws or builds the old site';
  if (isPicturePath(path)) return 'a picture that nothing shows which comes in';
  if (isPdfPath(path)) return 'a PDF that nothing links to which comes in';
  if (/^_data\//.test(path)) return 'no record here is like it';
  if (/\.(?:md|markdown|html)$/.test(path)) return 'it has no front matter, so it was no page';
  return 'the site keeps only pictures and PDFs';
}
