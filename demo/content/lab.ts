import type { DemoCollaborator, DemoLabInfo, DemoPosition } from './shapes.ts';

export const labInfo: DemoLabInfo = {
  name: 'Kestrel Point Laboratory',
  email: 'hello@lab.test',
  phone: '+44 1632 960 100',
  location: 'The Net Loft, 7 Pier Road, Northhaven',
  socialMedia: {
    facebook: 'https://facebook.example/kestrelpoint',
    linkedIn: 'https://linkedin.example/company/kestrelpoint',
    X: 'https://x.example/kestrelpoint',
    whatsApp: 'https://whatsapp.example/441632960100',
  },
  blocks: {
    overView: {
      name: 'Overview',
      details:
        'Kestrel Point Laboratory is sixteen people, two boats, one flume and a very stable cellar. Eight research areas share a corridor, a workshop and a kitchen, and most of our better ideas come from the wrong group. We work on matter, on life and on the coast outside the window, with instruments that we build ourselves and data that anyone may use.',
    },
    mission: {
      name: 'Mission',
      details:
        'To measure carefully what matters to people who live by the sea, to understand it from first principles, and to say how sure we are. We publish every data set within a year, every program with the paper that uses it, and every mistake as soon as we find it.',
    },
    history: {
      name: 'History',
      details:
        'In the autumn of 2014 three researchers rented a disused net loft with two oscilloscopes and a kettle. The first tide gauge was made from scrap in the following spring. The cellar was dug out in 2015, the flume was rescued from a closing institute in 2016, and the estuary network reached sixty stations in 2021. The loft has burnt once, slightly, and flooded twice, as forecast.',
    },
    vision: {
      name: 'Vision',
      details:
        'A coast on which nobody is surprised by water. Materials that are understood before they are made. Instruments so simple that a school can build them, and so honest that a court may rely on them. We do not expect to finish.',
    },
  },
  carousel: [
    { picture: 'lighthouse', caption: 'Eight research areas under one leaking roof' },
    { picture: 'network', caption: 'Sixty stations watch the estuary, day and night' },
    { picture: 'molecule', caption: 'One molecule at a time: how mussels hold on' },
    { picture: 'swirl', caption: 'Turbulence, from the cup to the ocean' },
    { picture: 'cells', caption: 'Gentle light for living cells' },
  ],
};

export const collaborators: DemoCollaborator[] = [
  { id: 'northhaven-university', name: 'Northhaven University' },
  { id: 'alkyona-university', name: 'Πανεπιστήμιο Αλκυόνας' },
  { id: 'shiomizaki-institute', name: 'Shiomizaki Institute of Technology' },
  { id: 'umuoji-coast-university', name: 'Umuoji Coast University' },
  { id: 'universidade-da-foz-nova', name: 'Universidade da Foz Nova' },
  { id: 'lanjiang-university', name: '澜江大学 Lanjiang University' },
  { id: 'marsa-al-nur-university', name: 'جامعة مرسى النور' },
  { id: 'politechnika-nadbrzezna', name: 'Politechnika Nadbrzeżna' },
  { id: 'lindquay-polytechnic', name: 'Lindquay Polytechnic' },
];

export const positions: DemoPosition[] = [
  {
    id: 'doctoral-researcher-waves',
    opened: '2026-09-01',
    role: 'Doctoral Researcher in Nonlinear Waves',
    qualifications:
      'A master’s degree in physics, mathematics or ocean engineering, and the wish to compare a proof with a wet experiment.',
    experience: 'None required. Experience with spectral methods or with pumps is welcome.',
    internationalExposure: 'Six months at Universidade da Foz Nova in the second year.',
    areas: ['waves-and-flows'],
    deadline: '',
  },
  {
    id: 'postdoc-learned-potentials',
    opened: '2026-09-15',
    role: 'Postdoctoral Fellow in Learned Potentials',
    qualifications: 'A doctorate in computational physics, chemistry or materials science.',
    experience: 'Two years with electronic structure methods; a public code that somebody else uses.',
    internationalExposure: 'Joint work with Shiomizaki Institute of Technology, with two visits a year.',
    areas: ['computational-materials'],
    deadline: '',
  },
  {
    id: 'field-engineer',
    opened: '2026-10-05',
    role: 'Field Engineer, Estuary Network',
    qualifications:
      'A degree or an apprenticeship in electronics, and a boat licence or the will to get one.',
    experience: 'Three years of instruments that worked although nobody was near.',
    internationalExposure: 'Installation campaigns with Umuoji Coast University each spring.',
    areas: ['environmental-sensing'],
    deadline: '',
  },
  {
    id: 'research-assistant-imaging',
    opened: '2026-10-19',
    role: 'Research Assistant in Gentle Light Microscopy',
    qualifications: 'A bachelor’s degree in biology, physics or optical engineering.',
    experience: 'One year in a laboratory; patience with living things.',
    internationalExposure: 'Summer school at Lanjiang University.',
    areas: ['imaging-and-microscopy'],
    deadline: '2031-01-31',
  },
  {
    id: 'visiting-reader-manuscripts',
    opened: '2026-11-02',
    role: 'Visiting Reader for Arabic and Greek Manuscripts',
    qualifications: 'A doctorate in philology, papyrology or history; reading knowledge of both scripts.',
    experience: 'Editions of your own, printed or digital.',
    internationalExposure: 'Stays at our partner archives in five countries, all travel paid.',
    areas: ['heritage-and-language'],
    deadline: '',
  },
];
