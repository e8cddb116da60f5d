/** A made-up export of WordPress with its uploads, for tests. */
import { type Files, hostilePicture } from '../jekyll/made-up-site.testing.ts';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

interface Given {
  id: number;
  type?: string;
  title?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  status?: string;
  slug?: string;
  parent?: number;
  order?: number;
  password?: string;
  file?: string;
  date?: string;
  terms?: readonly (readonly [kind: string, slug: string, name: string])[];
  fields?: Readonly<Record<string, string>>;
  more?: string;
}

const home = 'https://moss.example';

export const item = ({
  id,
  type = 'post',
  title = '',
  link = `${home}/?p=${id}`,
  content = '',
  excerpt = '',
  status = 'publish',
  slug = '',
  parent = 0,
  order = 0,
  password = '',
  file = '',
  date = '2020-02-03 12:00:00',
  terms = [],
  fields = {},
  more = '',
}: Given): string => `<item>
<title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('moss-admin')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_parent>${parent}</wp:post_parent>
<wp:menu_order>${order}</wp:menu_order><wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata(password)}</wp:post_password>
${file && `<wp:attachment_url>${cdata(file)}</wp:attachment_url>`}
${terms.map(([kind, slug, name]) => `<category domain="${kind}" nicename="${slug}">${cdata(name)}</category>`).join('')}
${Object.entries(fields)
  .map(
    ([name, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(name)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
${more}</item>`;

export const exportOf = (
  items: readonly string[],
  { title = 'Moss &amp; Co', before = '', link = home } = {},
) =>
  `<?xml version="1.0" encoding="UTF-8" ?>
${before}<!-- generator="WordPress/6.5" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>${title}</title><link>${link}</link><description>We study moss</description>
<wp:author><wp:author_login>moss-admin</wp:author_login><wp:author_email>secret@moss.example</wp:author_email></wp:author>
<wp:category><wp:category_nicename>walls</wp:category_nicename><wp:category_parent>lab</wp:category_parent></wp:category>
${items.join('\n')}
</channel></rss>`;

export const attachment = (id: number, name: string, fields: Record<string, string> = {}, more = {}) =>
  item({
    id,
    type: 'attachment',
    status: 'inherit',
    title: name,
    file: `${home}/wp-content/uploads/2020/02/${name}`,
    fields: { _wp_attached_file: `2020/02/${name}`, ...fields },
    ...more,
  });

const comment = `<wp:comment><wp:comment_author>${cdata('Secret Visitor')}</wp:comment_author><wp:comment_author_email>visitor@secret.example</wp:comment_author_email><wp:comment_content>${cdata('Secret words')}</wp:comment_content></wp:comment>`;

const menuItem = (id: number, order: number, fields: Record<string, string>) =>
  item({ id, type: 'nav_menu_item', order, fields, terms: [['nav_menu', 'main-menu', 'Main']] });
const menuOfPage = (id: number, order: number, page: number) =>
  menuItem(id, order, {
    _menu_item_type: 'post_type',
    _menu_item_object: 'page',
    _menu_item_object_id: String(page),
  });

/** `own` makes the names of one test its own. */
export const mossItems = (own = ''): string[] => [
  item({
    id: 1,
    title: `We opened${own}`,
    slug: 'opened',
    link: `${home}/2020/02/opened/`,
    content:
      'The <b>lab</b> is *open*.\nCome in.\n\n[caption id="attachment_20" width="300"]<a href="https://moss.example/wp-content/uploads/2020/02/wall.svg"><img src="https://moss.example/wp-content/uploads/2020/02/wall-300x200.svg" alt="Wall"></a> A north wall[/caption]\n\n<script>alert(1)</script>\n\nhttps://www.youtube.com/watch?v=moss',
    excerpt: 'Doors &amp; walls',
    terms: [['category', 'walls', 'Walls']],
    fields: { _thumbnail_id: '20', _wp_old_slug: 'open' },
    more: comment,
  }),
  item({ id: 2, title: 'Not yet', status: 'draft' }),
  item({ id: 3, title: 'For us', status: 'private' }),
  item({ id: 4, title: 'Locked', password: 'secret-word' }),
  item({ id: 5, title: 'Gone', status: 'trash' }),
  item({
    id: 10,
    type: 'page',
    title: `Join us${own}`,
    link: `${home}/join/`,
    content:
      '<!-- wp:heading --><h2 class="wp-block-heading">How</h2><!-- /wp:heading -->\n<!-- wp:list --><ul><li>Read <a href="https://moss.example/wp-content/uploads/2020/02/rules.pdf">the rules</a></li><li>Write</li></ul><!-- /wp:list -->\n<!-- wp:block {"ref":30} /-->\n<!-- wp:gallery --><figure class="wp-block-gallery"><figure><img src="/wp-content/uploads/2020/02/wall.svg" alt="Wall"/></figure></figure><!-- /wp:gallery -->\n<!-- wp:file --><a href="https://moss.example/wp-content/uploads/2020/02/data.xlsx">Data</a><!-- /wp:file --><p>See <a href="https://moss.example/?page_id=11">publications</a></p>',
  }),
  item({
    id: 11,
    type: 'page',
    title: 'Publications',
    link: `${home}/papers/`,
    content: '<p>[bibtex file=moss.bib]</p>',
  }),
  item({
    id: 12,
    type: 'page',
    title: 'Odd',
    link: `${home}/odd/`,
    content: '[slider id="3"]\n\nWords [sic]',
  }),
  item({ id: 13, type: 'page', title: 'Home', link: `${home}/`, content: 'We study moss.' }),
  item({ id: 14, type: 'page', title: 'Plans', status: 'private', content: 'Our plans' }),
  item({ id: 15, type: 'page', title: 'Old', status: 'trash', content: 'Old words' }),
  item({ id: 16, type: 'page', title: 'Blog', slug: 'blog', link: `${home}/blog/` }),
  attachment(20, 'wall.svg', { _wp_attachment_image_alt: 'A wall' }, { parent: 1 }),
  attachment(21, 'lost.jpg'),
  attachment(22, 'out.jpg', { _wp_attached_file: '../../../../etc/passwd' }, { file: 'file:///etc/passwd' }),
  attachment(23, 'unused.png'),
  attachment(24, 'rules.pdf'),
  item({ id: 30, type: 'wp_block', title: 'Shared', content: '<p>Shared words</p>' }),
  menuOfPage(40, 2, 10),
  menuOfPage(41, 1, 12),
  menuItem(42, 3, { _menu_item_type: 'custom', _menu_item_url: 'https://github.com/moss-lab' }),
  item({
    id: 50,
    type: 'team_member',
    title: `Ada Mossop${own}`,
    link: `${home}/member/ada/`,
    content: 'Ada began with <em>walls</em>.',
    order: 1,
    fields: {
      _thumbnail_id: '20',
      position: 'Professor',
      _position: 'field_5f1',
      team_email: 'ada@moss.example',
      orcid: '0000-0002-1825-0097',
      _member_linkedin_url: 'https://www.linkedin.com/in/ada-moss',
      office: 'Room 3',
      _edit_last: '1',
    },
  }),
  item({
    id: 51,
    type: 'team_member',
    title: `Ben Lichen${own}`,
    link: `${home}/member/ben/`,
    order: 2,
    terms: [
      ['group', 'alumni', 'Alumni'],
      ['group', 'phd', 'PhD students'],
    ],
    fields: { position: 'Studied lichen' },
  }),
  item({ id: 52, type: 'team_member', order: 3 }),
  item({
    id: 60,
    type: 'project',
    title: `Walls${own}`,
    link: `${home}/projects/walls/`,
    content: 'All north walls.',
    fields: { project_url: 'https://walls.example' },
  }),
  item({
    id: 70,
    type: 'tribe_events',
    title: `Moss day${own}`,
    link: `${home}/event/moss-day/`,
    content: 'Come.',
    fields: {
      _EventStartDate: '2030-05-01 10:00:00',
      _EventEndDate: '2030-05-01 12:00:00',
      _EventStartDateUTC: '2030-05-01 08:00:00',
      _EventEndDateUTC: '2030-05-01 10:00:00',
      _EventVenueID: '71',
    },
  }),
  item({ id: 71, type: 'tribe_venue', title: 'The wall' }),
  item({
    id: 80,
    type: 'publication',
    title: `Dust on walls${own}`,
    link: `${home}/publication/dust/`,
    fields: {
      authors: 'Ada Mossop, Ben Lichen',
      year: '2019',
      journal: 'Annals of Dust',
      doi: '10.5555/dust',
    },
  }),
  item({ id: 81, type: 'publication', title: 'Vague' }),
  item({ id: 90, type: 'feedback', title: 'A visitor', content: 'visitor@secret.example' }),
  item({ id: 91, type: 'recipe', title: 'Moss soup' }),
];

const uploads: Files = {
  'wp-content/uploads/2020/02/wall.svg': hostilePicture,
  'wp-content/uploads/2020/02/wall-300x200.svg': hostilePicture,
  'wp-content/uploads/2020/02/unused.png': 'x',
  'wp-content/uploads/2020/02/rules.pdf': '%PDF-1.4 rules',
  'wp-content/uploads/2020/02/data.xlsx': 'x',
  'wp-content/themes/moss/style.css': 'p {}',
  'database.sql': 'x',
};

export const wordpress = (own = ''): Files => ({
  'moss.wordpress.2024-01-01.000.xml': exportOf(mossItems(own), { title: `Moss &amp; Co${own}` }),
  'papercite-data/bib/moss.bib': `@article{moss21, title={Moss${own} on north walls}, author={Mossop${own}, Ada}, journal={Annals of Moss}, year=2021, pdf={https://moss.example/wp-content/uploads/2020/02/rules.pdf}}`,
  ...uploads,
});
