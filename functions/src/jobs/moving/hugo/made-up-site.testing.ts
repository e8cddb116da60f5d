/** Made-up sites of HugoBlox, in its older and its newer form, for tests: files by their paths. */
import { type Files, hostilePicture } from '../jekyll/made-up-site.testing.ts';

/** `own` makes the names of one test its own. */
export const hugoSite = (own = ''): Files => ({
  'go.mod': 'module moss\nrequire github.com/wowchemy/wowchemy-hugo-modules/v5 v5.1.0\n',
  'config/_default/config.toml': `title = "Fern Lab${own}"\nbaseURL = "https://fern.example/"\ndefaultContentLanguage = "en"\nremovePathAccents = true\n[permalinks]\n  authors = "/author/:title/"\n  post = "/blog/:year/:slug/"\n`,
  'config/_default/params.toml':
    'theme = "fern"\ndescription = "We study ferns on *wet* walls."\nemail = "fern@lab.example"\ntwitter = "fernlab"\nmath = true\ncontact_links = [{icon = "github", icon_pack = "fab", name = "Code", link = "https://github.com/fern-lab"}]\n',
  'config/_default/menus.toml':
    '[[main]]\nname = "Join"\nurl = "join"\nweight = 20\n[[main]]\nname = "People"\nurl = "#people"\nweight = 10\n',
  'config/_default/languages.toml': '[en]\nlanguageCode = "en-us"\n[de]\nlanguageCode = "de"\n',
  'content/home/index.md': '+++\ntype = "widget_page"\nheadless = true\n+++\n',
  'content/home/about.md':
    '+++\nwidget = "blank"\nweight = 20\ntitle = "What we do"\n+++\nWe look at ferns. {{< figure src="wall.svg" caption="A wall" >}}\n',
  'content/home/hero.md':
    '+++\nwidget = "hero"\nweight = 10\ntitle = "Ferns"\n[cta]\n  url = "/join/"\n  label = "Join us"\n+++\nFerns *grow*.\n',
  'content/home/people.md':
    '+++\nwidget = "people"\nweight = 30\n[content]\n  user_groups = ["Leads", "Students"]\n+++\n',
  'content/home/old.md': '+++\nwidget = "blank"\nactive = false\n+++\nGone.\n',
  'content/authors/admin/_index.md': `---\ntitle: Fay Frond${own}\nfirst_name: Fay\nlast_name: Frond${own}\nrole: Professor of Ferns\nuser_groups: [Leads]\norganizations:\n- name: University of Walls\n  url: https://walls.example\nbio: A line.\ninterests: [Spores, Shade]\neducation:\n  courses:\n  - course: PhD in Botany\n    institution: University of Moss\n    year: 2010\nsocial:\n- icon: envelope\n  link: 'mailto:fay${own.trim()}@lab.example'\n- icon: orcid\n  link: https://orcid.org/0000-0002-1825-0097\n- icon: google-scholar\n  link: https://scholar.google.com/citations?user=fay\n- icon: cv\n  link: uploads/cv.pdf\n- icon: comments\n  link: '/#contact'\nemail: ''\nweight: 5\n---\nFay began with **ferns**. {{< icon name="x" >}}\n`,
  'content/authors/admin/avatar.svg': hostilePicture,
  'content/authors/gil/_index.md': `---\ntitle: Gil Gametophyte${own}\nrole: PhD Student\nuser_groups: [Past Students]\n---\nGil was here.\n`,
  'content/authors/helper/_index.md': '---\ntitle: Helen Elsewhere\n---\n',
  'content/authors/nobody/_index.md': '---\nrole: Nobody\nuser_groups: [Leads]\n---\n',
  'content/publication/_index.md': '---\ntitle: Publications\n---\n',
  'content/publication/shade-2019/index.md': `---\ntitle: 'Shade${own}'\nauthors: [admin, Gus Guest, helper]\nauthor_notes: ['Equal contribution', 'Equal contribution']\ndate: '2019-05-01T00:00:00Z'\npublication_types: ['2']\npublication: '*Annals of Shade*, 12(3), pp. 4-9'\ndoi: https://doi.org/10.5555/shade${own.trim()}\nabstract: We measured _shade_.\ntags: [shade]\nfeatured: true\nurl_pdf: uploads/shade.pdf\nurl_code: https://code.example/shade\nurl_slides: '#'\nurl_poster: uploads/poster.pdf\nlinks:\n- name: Talk\n  url: https://talk.example\nawards: [Best paper]\nslides: shade-talk\n---\nMore words.\n`,
  'content/publication/shade-2019/featured.svg': hostilePicture,
  'content/publication/spores/index.md': `+++\ntitle = "Spores${own}"\nauthors = ["Fay Frond"]\ndate = 2020-01-01T00:00:00Z\npublication_types = ["1"]\npublication = "In *Proceedings of Spores*"\nfeatured = true\nabstract = "About 5% of them."\ntags = ["spores"]\ndoi = "10.5555/other"\n+++\n`,
  'content/publication/spores/cite.bib': `@inproceedings{spores20,\n  title = {Spores${own}},\n  author = {Frond${own}, Fay},\n  booktitle = {Proceedings of Spores},\n  pages = {1--6},\n  doi = {10.5555/spores${own.trim()}},\n  year = {2020},\n}\n`,
  'content/publication/spores/spores.pdf': '%PDF-1.4 spores',
  'content/publication/draft/index.md': '---\ntitle: Not yet\ndraft: true\n---\n',
  'content/post/2021-moved/index.md': `---\ntitle: 'We moved${own}'\ndate: 2021-03-04\nslug: moved\naliases: [/old-news/]\nurl_video: https://video.example/1\n---\nAs {{% mention "admin" %}} says, $x^2$ is {{< cite page="/publication/spores" >}}. {{< unheard a="b" >}}\n\n{{% callout note %}}\nTake care.\n{{% /callout %}}\n`,
  'content/post/2021-moved/index.de.md': '---\ntitle: Umzug\n---\nText.\n',
  'content/post/2021-moved/featured.svg': hostilePicture,
  'content/post/undated.md': '---\ntitle: When\n---\nSome day.\n',
  'content/event/open-day/index.md': `---\ntitle: 'Open day${own}'\nevent: Walls 2030\nevent_url: https://walls.example/2030\nlocation: Hall 2\naddress:\n  city: Fern Town\ndate: '2030-06-01T13:00:00Z'\ndate_end: '2030-06-01T15:00:00Z'\nabstract: Come.\n---\nBring boots.\n`,
  'content/project/north/index.md': `---\ntitle: 'North${own}'\nsummary: All *north* walls.\nexternal_link: https://north.example\n---\n`,
  'content/join/index.md':
    '---\ntitle: Join us\n---\nRead [the rules](/uploads/rules.pdf) and [our news](/post/). See {{< ref "project/north" >}}.\n',
  'content/team/index.md': '+++\ntitle = "Team"\ntype = "widget_page"\n+++\n',
  'content/team/people.md': '+++\nwidget = "people"\n[content]\nuser_groups = ["Leads"]\n+++\n',
  'content/slides/talk/index.md': '---\ntitle: Talk\n---\n# One\n',
  'content/broken.md': '---\na: [\n---\nx\n',
  'static/uploads/cv.pdf': '%PDF-1.4 cv',
  'static/uploads/shade.pdf': '%PDF-1.4 shade',
  'static/uploads/poster.pdf': '%PDF-1.4 poster',
  'static/uploads/rules.pdf': '%PDF-1.4 rules',
  'assets/media/wall.svg': hostilePicture,
  'assets/media/logo.svg': hostilePicture,
  'data/themes/fern.toml': 'name = "Fern"\nprimary = "#0b5d4b"\n',
  'assets/media/unused.png': 'x',
  'layouts/partials/x.html': '{{ .Title }}',
  'netlify.toml': '[build]\n',
});

export const newHugoSite = (): Files => ({
  'hugoblox.yaml': 'template: x\n',
  'config/_default/hugo.yaml':
    'title: ""\nbaseURL: https://example.com/\ndefaultContentLanguage: en\ndefaultContentLanguageInSubdir: true\n',
  'config/_default/languages.yaml': 'en:\n  contentDir: content/en\nde:\n  contentDir: content/de\n',
  'config/_default/params.yaml':
    'hugoblox:\n  identity:\n    name: Ada Moss\n    organization: Moss Group\n    description: Moss in all its forms.\n    social:\n      twitter: mossgroup\n',
  'config/_default/menus.yaml': 'main:\n- name: Rules\n  url: rules/\n  weight: 1\n',
  'data/authors/me.yaml':
    'schema: hugoblox/author/v1\nslug: me\nis_owner: true\nname:\n  display: Dr. Ada Moss\n  given: Ada\n  family: Moss\n  alternate: A. Moss\n  pronouns: she/her\nrole: Professor\nbio: |\n  Ada knows moss.\naffiliations:\n- name: University of Walls\nlinks:\n- icon: at-symbol\n  url: mailto:ada@lab.example\n- icon: brands/github\n  url: https://github.com/ada-moss\n- icon: academicons/orcid\n  url: https://orcid.org/0000-0002-1825-0097\neducation:\n- degree: PhD\n  institution: University of Moss\n  start: 2001-09-01\n  end: 2005-06-30\nawards:\n- title: Best moss\n  awarder: Moss Society\n  date: "2022-12-01"\n',
  'assets/media/authors/me.svg': hostilePicture,
  'content/en/_index.md':
    "---\ntitle: ''\ntype: landing\nsections:\n- block: markdown\n  content:\n    title: My research\n    text: Moss *grows*.\n- block: collection\n  content:\n    title: News\n    page_type: blog\n- block: cta-card\n  demo: true\n  content:\n    title: Build your own\n- block: contact-info\n  content:\n    email: moss@lab.example\n    phone: 123\n    address: {street: 1 Wall, city: Moss Town}\n---\n",
  'content/en/publications/damp/index.md':
    "---\ntitle: Damp\nauthors: [me, Ben Lichen]\ndate: '2022-07-01'\npublication_types: [article]\npublication: ''\nhugoblox:\n  ids:\n    arxiv: 2207.00001v2\nlinks:\n- type: preprint\n  provider: arxiv\n  id: 2207.00001v2\n- type: code\n  url: https://code.example/damp\n- type: poster\n  url: '#'\n- type: custom\n  label: Data sheet\n  url: https://data.example\n---\n",
  'content/de/publications/damp/index.md': '---\ntitle: Feucht\n---\n',
  'content/en/blog/started/index.md':
    '---\ntitle: Started\ndate: 2023-01-02\n---\n> [!NOTE]\n> We started.\n',
  'content/en/events/talk/index.md':
    "---\ntitle: Talk\ndate: '2017-01-01T00:00:00Z'\nevent_name: Moss Days\nevent_start: '2030-06-01T13:00:00Z'\nevent_end: '2030-06-01T15:00:00Z'\nevent_all_day: true\nlocation: Online\n---\n",
  'content/en/projects/wall/index.md':
    '---\ntitle: Wall\nlinks:\n- type: site\n  url: https://wall.example\n---\nA wall.\n\n<!--more-->\n',
  'content/en/rules.md': '---\ntitle: Rules\n---\nBe kind.\n',
});
