/** What the items of an export are: by their types, which themes and plugins name alike. */
import type { Kind } from '../description.ts';
import type { Post } from './read-export.ts';

const byLastWord: readonly [RegExp, Kind][] = [
  [/^(?:post|news|announcements?)$/, 'news'],
  [/^pages?$/, 'pages'],
  [/^(?:alumni|faculty|members?|people|persons?|profiles?|staff|team)$/, 'people'],
  [/^projects?$/, 'projects'],
  [/^(?:papers?|publications?)$/, 'works'],
  [/^events?$/, 'events'],
];

/** `lab_member` and `awsm-team` are people. */
export function kindOf({ type }: Post): Kind | undefined {
  const last = type.toLowerCase().split(/[_-]/).at(-1) ?? '';
  return byLastWord.find(([words]) => words.test(last))?.[1];
}

const ofVisitors =
  /^(?:feedback|flamingo_.*|nf_sub|shop_.*|user_request|wpforms?_entr.*|jp_pay_order|newsletter.*|mailpoet.*|subscri.*)$/;
const ofSite =
  /^(?:acf-.*|custom_css|customize_changeset|elementor_.*|jp_img_sitemap|oembed_cache|revision|wp_(?:font.*|global_styles|navigation|template.*)|wpcf7_.*|wpforms)$/;

/** Why an item of another type does not come in. */
export function whyNoKind({ type }: Post): string {
  if (ofVisitors.test(type)) return 'what visitors sent never comes in';
  if (ofSite.test(type)) return 'it draws or sets up the old site';
  return `no record here is like those of the type “${type}”`;
}
