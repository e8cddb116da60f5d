import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { pageTexts } from '@lab/contract/features/pages/texts';
import { declarations } from '@lab/contract/kinds/declarations';
import { sharePicture, sharePictureOf } from '@lab/contract/lib/uploads/files';
import { siteTexts } from '@lab/contract/texts/texts';
import { link, meta, property, type Tag } from './html.ts';
import type { SiteInfo } from './site-info.ts';

export interface PageTags {
  title: string;
  description?: string;
  /** Path or URL of the preview image for shared links. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  canonical: string;
}

/** The tags of every page for search engines and social networks. */
export function pageTags(page: PageTags, site: SiteInfo): Tag[] {
  const { title, type = 'website', canonical } = page;
  const description = page.description || pageTexts.lab;
  const image = page.image || site.settings.sharePicture || site.labInfo?.carousel[0]?.image;
  return [
    ...meta('description', description),
    link({ rel: 'canonical', href: canonical }),
    ...property('og:site_name', site.name),
    ...property('og:type', type),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:locale', pageTexts.locale),
    ...imageTags(image, title, site),
    ...meta('twitter:title', title),
    ...meta('twitter:description', description),
  ];
}

function imageTags(image: string | undefined, alt: string, site: SiteInfo): Tag[] {
  if (!image) return meta('twitter:card', 'summary');
  const shared = sharePictureOf(image);
  const address = site.absolute(shared ?? image);
  return [
    ...property('og:image', address),
    ...(shared
      ? [
          ...property('og:image:width', sharePicture.width),
          ...property('og:image:height', sharePicture.height),
        ]
      : []),
    ...property('og:image:alt', alt),
    ...meta('twitter:card', shared ? 'summary_large_image' : 'summary'),
    ...meta('twitter:image', address),
  ];
}

/** What a lab makes has many kinds, so their feeds are linked only on their own pages. */
export function feedLinks(site: SiteInfo, path: string): Tag[] {
  const feed = (type: string, title: string, href: string) => link({ rel: 'alternate', type, title, href });
  const isBelow = (list: string) => `${path}/`.startsWith(`${list}/`);
  const ofContent = Object.entries<AnyDeclaration>(declarations).flatMap(([name, declared]) =>
    declared.feed && declared.listPage && (!declared.output || isBelow(`/${name}`))
      ? feed(
          'application/atom+xml',
          `${site.name}: ${declared.listPage.title}`,
          `${machineFiles.atomFeed}?of=${name}`,
        )
      : [],
  );
  const { publications } = siteTexts.nav;
  return [
    feed('application/atom+xml', site.name, machineFiles.atomFeed),
    ...ofContent,
    feed('application/atom+xml', `${site.name}: ${publications}`, `${machineFiles.atomFeed}?of=papers`),
    feed('application/feed+json', site.name, machineFiles.jsonFeed),
  ];
}
