/** Made-up sites of two templates, for tests: files by their paths. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string | Buffer>>;

export async function folderWith(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/** A picture with a script, which nothing of it may keep. */
export const hostilePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)"><script>alert(1)</script><rect width="40" height="40" fill="green"/></svg>';

/** `own` makes the names of one test its own. */
export const labWebsite = (own = ''): Files => ({
  '_config.yaml': `title: Moss Lab${own}\ndescription: We study moss on north walls.\nlinks:\n  email: moss@lab.example\n  github: moss-lab\nurl: https://moss.example\n`,
  '_data/types.yaml': `pi:\n  description: Principal Investigator\nphd:\n  description: PhD Student\nlink:\n  icon: x\n`,
  '_data/sources.yaml': '- id: doi:10.5555/moss\n',
  '_data/citations.yaml': `- id: doi:10.5555/moss${own}\n  title: Moss${own} on north walls\n  authors:\n  - Ada Mossop${own}\n  - Ben Lichen${own}\n  publisher: Annals of Moss\n  date: '2021-03-04'\n  link: https://doi.org/10.5555/moss${own}\n  image: pictures/wall.svg\n  buttons:\n  - type: github\n    link: moss-lab/walls\n`,
  '_data/projects.yaml': `- title: Walls${own}\n  description: All _north_ walls.\n  image: pictures/wall.svg\n  link: https://walls.example\n`,
  '_members/ada.md': `---\nname: Ada Mossop${own}\nimage: pictures/wall.svg\nrole: pi\naliases:\n  - A. Mossop${own}\naffiliation: University of Walls\nlinks:\n  email: ada${own}@lab.example\n  orcid: 0000-0002-1825-0097\n  home-page: https://ada.example\n  google-scholar: abc\n  youtube: nothing\n---\n\nAda began with **walls**. See [our rules](/join/).\n`,
  '_members/ben.md': `---\nname: Ben Lichen${own}\nrole: phd\ngroup: alum\ndescription: Studied lichen\n---\n\nBen was here.\n`,
  '_members/nobody.md': '---\nrole: phd\n---\nNobody.\n',
  '_posts/2020-02-03-opened.md': `---\ntitle: We opened${own}\nimage: pictures/wall.svg\n---\n\nThe lab is open. {% include figure.html image="pictures/wall.svg" caption="A wall" %}\n`,
  '_posts/undated.md': '---\ntitle: When\n---\nSome day.\n',
  'index.md': '---\n---\n\n# Moss\n\nWe study moss.\n\n<script>alert(1)</script>\n',
  'join/index.md':
    '---\ntitle: Join us\nnav:\n  order: 2\n---\n\nRead [the rules](../sheets/rules.pdf) and [our news](/blog/).\n',
  'odd/index.md': '---\ntitle: Odd\n---\n\n{% unheard %} words\n',
  'team/index.md':
    '---\ntitle: Team\nnav:\n  order: 1\n---\n\n# {% include icon.html icon="x" %}Team\n\n{% include list.html data="members" component="portrait" %}\n',
  'people/index.md': '---\ntitle: People\n---\n{% include list.html data="members" %}\n',
  'broken.md': '---\na: [\n---\nx\n',
  '404.md': '---\ntitle: Not found\n---\nx\n',
  'pictures/wall.svg': hostilePicture,
  'pictures/unused.png': 'x',
  'sheets/rules.pdf': '%PDF-1.4 rules',
  '_includes/list.html': '{% for %}',
  'README.md': '# Read me',
});

/** What the lab says of itself, events, and data of which no reader knows. */
export const furtherFiles = (own = ''): Files => ({
  '_config.yaml': `title: Moss Lab${own}\ndescription: We study moss on north walls.\nlinks:\n  email: moss@lab.example\n  github: moss-lab\n  linkedin: company/moss-lab\n  twitter: '@moss_lab'\n  constructor: x\nurl: https://moss.example\n`,
  '_styles/-theme.scss':
    '---\n---\n[data-dark="false"] {\n  --primary: #8fd3c4;\n}\n[data-dark="true"] {\n  --primary: #0b5d4b;\n}\n',
  'images/logo.svg': hostilePicture.replaceAll('height="40"', 'height="10"'),
  'images/icon.svg': hostilePicture,
  'images/share.jpg': 'no picture',
  '_events/2031-05-06-walk.md': `---\ntitle: Moss walk${own}\nplace: North wall\nimage: pictures/wall.svg\n---\nCome **along**.\n`,
  '_events/someday.md': '---\ntitle: Some day\n---\nSome day.\n',
  '_posts/2031-01-01-fair.md': `---\ntitle: Moss fair${own}\ncategory: event\nstart: 2031-06-01 10:00:00 +0200\nend: 2031-06-01 16:30 +0200\n---\nA fair.\n`,
  '_posts/2030-01-01-party.md': `---\ntitle: A party${own}\ntags: [events]\n---\nWe had one.\n`,
  '_data/moss.csv': 'a,b\n1,2\n3,4\n',
  '_data/alumni.json': '[{}, {}]',
});

export const alFolio = (): Files => ({
  '_config.yml':
    'title: blank\nfirst_name: Grit\nlast_name: Lab\nurl: https://grit.example\nbaseurl: /grit\npermalink: /blog/:year/:title/\nicon: dune.svg\ncollections:\n  news:\n    output: true\n    permalink: /news/:path/\n  projects:\n    output: true\ngithub_username: grit\n',
  '_bibliography/papers.bib':
    '---\n---\n\n@article{sand20, title={On sand}, author={Grain, Gus}, journal={Acta}, year=2020, pdf={sand.pdf}, preview={sand.svg}}\n',
  '_news/announcement_1.md':
    '---\nlayout: post\ndate: 2021-05-20 13:59:00-0400\ninline: true\n---\n\nWe moved {% cite sand20 %}. [More]({{ site.baseurl }}/projects/1_dunes.html)\n',
  '_posts/2022-01-02-dust.md': '---\ntitle: Dust\n---\n\n$$x^2$$\n',
  '_projects/1_dunes.md':
    '---\ntitle: Dunes\ndescription: How dunes move\nimg: assets/img/dune.svg\n---\n\n<div class="row">\n    {% include figure.liquid path="assets/img/dune.svg" title="A dune" %}\n</div>\n',
  '_pages/about.md': '---\nlayout: about\npermalink: /\n---\n\nGrit is everywhere.\n',
  '_pages/publications.md':
    '---\ntitle: publications\npermalink: /publications/\nnav: true\n---\n<div class="publications">\n{% bibliography %}\n</div>\n',
  '_pages/cv.md': '---\nlayout: cv\npermalink: /cv/\n---\n',
  '_books/one.md': '---\ntitle: One\n---\nA book.\n',
  'assets/img/dune.svg': hostilePicture,
  'assets/img/publication_preview/sand.svg': hostilePicture,
  'assets/pdf/sand.pdf': '%PDF-1.4 sand',
  'assets/css/main.scss': 'p {}',
  '_data/socials.yml':
    'email: grit@grit.example\nx_username: grit\nwhatsapp_number: 0\nscholar_userid: abc\n',
  '_data/repositories.yml':
    'github_users:\n  - torvalds\ngithub_repos:\n  - grit/sieve\n  - jekyll/jekyll\n  - grit/../x\n',
  '_data/coauthors.yml':
    '"Grain":\n  - firstname: ["Gus", "G."]\n    url: https://gus.example/\n"Stone":\n  - firstname: ["Sam"]\n    url: https://sam.example/\n',
  '_data/cv.yml': '- title: General\n- title: Education\n',
  '_data/venues.yml': '"AB":\n  url: https://ab.example\n',
  '_sass/_variables.scss': '$moss: #0B5D4B !default;\n',
  '_sass/_themes.scss': ':root {\n  --global-theme-color: #{$moss};\n}\n',
});
