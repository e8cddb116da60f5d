/** Made-up sites of academicpages, and of a lab whose lists are data files, for tests. */
import { type Files, hostilePicture } from './made-up-site.testing.ts';

export const academicPages = (): Files => ({
  '_config.yml':
    'title: Lia Lichen\nname: &name Lia Lichen\ndescription: Portfolio of Lia\nurl: https://lia.example\nauthor:\n  name: Lia Lichen\n  avatar: lia.svg\n  bio: Studies lichen\n  employer: University of Walls\n  email: lia@lab.example\n  googlescholar: https://scholar.google.com/citations?user=lia\n  orcid: https://orcid.org/0000-0002-1825-0097\n  github: lia-lichen\n  twitter:\npermalink: /:categories/:title/\ncollections:\n  publications:\n    output: true\n    permalink: /:collection/:path/\n  talks:\n    output: true\n    permalink: /:collection/:path/\n  teaching:\n    output: true\n    permalink: /:collection/:path/\n  portfolio:\n    output: true\n    permalink: /:collection/:path/\n',
  '_data/navigation.yml': 'main:\n- title: Rules\n  url: /rules/\n- title: Talks\n  url: /talks/\n',
  '_publications/2019-10-01-crust.md':
    "---\ntitle: Crust\ncollection: publications\ncategory: manuscripts\npermalink: /publication/2019-10-01-crust\nexcerpt: 'On crust.'\ndate: 2019-10-01\nvenue: 'Annals of Lichen'\nslidesurl: 'https://slides.example/crust.pdf'\npaperurl: '/sheets/crust.pdf'\nbibtexurl: '/sheets/crust.bib'\ncitation: 'Lichen, L., & Moss, A. (2019). &quot;Crust.&quot; <i>Annals of Lichen</i>. 1(1).'\n---\nMore words on crust.\n",
  '_publications/untitled.md': '---\nvenue: Nowhere\n---\n',
  '_talks/2020-03-01-hall.md':
    '---\ntitle: Lichen for all\ncollection: talks\ntype: Talk\npermalink: /talks/2020-03-01-hall\nvenue: University of Moss\ndate: 2020-03-01\nlocation: Moss Town\n---\nA talk.\n',
  '_teaching/2015-spring.md':
    '---\ntitle: Lichen 101\ncollection: teaching\ntype: Undergraduate course\nvenue: University of Walls\ndate: 2015-01-01\nlocation: Wall City\n---\nWe look at walls.\n',
  '_portfolio/map.md': '---\ntitle: Map of lichen\nexcerpt: All of it\ncollection: portfolio\n---\nA map.\n',
  '_posts/2018-01-02-start.md': '---\ntitle: Start\n---\nIt begins.\n',
  '_pages/rules.md': '---\ntitle: Rules\npermalink: /rules/\n---\nBe kind.\n',
  '_pages/talks.html':
    '---\ntitle: Talks\npermalink: /talks/\n---\n{% for post in site.talks reversed %}{% include archive-single-talk.html %}{% endfor %}\n',
  'pics/lia.svg': hostilePicture,
  'sheets/crust.pdf': '%PDF-1.4 crust',
  'sheets/crust.bib': '@article{a, title={A}}',
});

export const listedSite = (): Files => ({
  '_config.yml': 'title: Slate Lab\nurl: https://slate.example\ncollections_dir: collections\n',
  '_data/team_members.yml':
    '- name: Sal Slate\n  photo: sal.svg\n  info: Group leader\n  email: sal@lab.example\n  education1: PhD, University of Slate\n  orcid: https://orcid.org/0000-0002-1825-0097\n- photo: x.png\n',
  '_data/members.yml':
    'title: Members\nstudents:\n- firstname: Stu\n  lastname: Shale\n  university: University of Walls\n  interests: Shale, clay\n  url: https://stu.example\n',
  '_data/alumni_members.csv': 'Name,Role,Website\n"Ola Ochre",PhD Student,https://ola.example\n',
  '_data/publist.yml':
    '- title: Slate splits\n  image: split.svg\n  authors: S. Slate, S. Shale, O. Ochre\n  description: How slate splits.\n  link:\n    url: https://doi.example/1\n    display: Acta Slate 12, 345 (2016)\n  year: 2016\n  highlight: 1\n- image: nothing.png\n',
  '_data/publications.yml':
    'journal:\n- title: Clay\n  authors: Sal Slate, Stu Shale and Ola Ochre\n  journal: "Clay Letters. May 20, 2016. doi:10.5555/clay"\n  date: 2016-05-20\n  pdf: clay.pdf\n  code: https://code.example/clay\n  slides: /clay.ppt\n',
  '_data/news.yml': '- date: 24. June 2016\n  headline: "We *won* a prize."\n- headline: When was it\n',
  '_data/other.yml': '- a\n- b\n',
  '_team/gus.md': `---\nname: Gus Granite\ntitle: Rotation student\ndescription: ${'Gus studies granite. '.repeat(10)}\ngithub: https://github.com/gus\nalumni: July 2024 - August 2025\n---\n`,
  'collections/_posts/2019-01-01-first.md': '---\ntitle: First\n---\nWords.\n',
  'bib/pubs.bib': '@article{s1, title={Shale}, author={Slate, Sal}, year={2010}, journal={Acta}}\n',
  'pics/people/sal.svg': hostilePicture,
  'pics/pubs/split.svg': hostilePicture,
  'assets/pdf/clay.pdf': '%PDF-1.4 clay',
});
