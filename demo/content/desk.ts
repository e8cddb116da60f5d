import type { DemoApplication, DemoMessage, DemoRequest } from './shapes.ts';

/** Records for an admin's queues: pending papers, applications and messages, with and without answers. */
export const requests: DemoRequest[] = [
  {
    id: 'request-weld-follow-up',
    title: 'Do magnets forget? A year of weld inspections by hand',
    date: '2026-11-03',
    by: 'writer',
    category: 'Computational Materials',
    authors: ['Jaromír Větrovský', 'Odalys Renquist', 'Wren Adeyelu'],
    publisher: 'Annals of Interfaces',
    doi: '10.5555/kpl.2026.r01',
    picture: true,
    details:
      'We follow up on a proposed inspection schedule with 1,140 measurements on 140 km of pipeline. The magnet finds what the model predicts in 92 % of the joints. In the remaining ones it finds something else, mostly paint.',
    links: { data: 'https://data.example/kestrel/weld-year' },
  },
  {
    id: 'request-polymer-electrolyte',
    title: 'Soft electrolytes at low temperature: α-relaxation and the end of transport',
    date: '2026-10-20',
    by: 'writer',
    category: 'Computational Materials',
    authors: ['Jaromír Větrovský', 'Luciënne van Arkelstein'],
    publisher: 'Journal of Ionic Solids',
    doi: '10.5555/kpl.2026.r02',
    picture: true,
    details:
      'Polymer electrolytes cease to conduct about 40 K above the glass transition. Simulations show that ions wait for a rare collective motion of four chain segments, whose frequency we can change by a factor of a hundred with one side group.',
    feedback:
      'A fine piece of work. Please state the length of the simulations below 250 K, and add error bars to the third figure: with so few events I doubt the last two points.',
  },
  {
    id: 'request-beach-survey',
    title: 'Counting what the sea brings: beach litter by school class and by drone',
    date: '2026-10-29',
    by: 'member',
    category: 'Environmental Sensing',
    authors: ['Wren Adeyelu', 'Sunniva Grayling'],
    publisher: 'Open Review of Environmental Measurement',
    doi: '10.5555/kpl.2026.r03',
    picture: true,
    details:
      'Twelve classes counted litter on forty beaches; a drone did the same. Children find more small things, drones more rope. Together they find about 1.6 times what either reports alone, and we show how to combine them.',
    feedback:
      'Welcome as a first paper! Two requests: name the counting protocol in the abstract, and say how the beaches were chosen. Then we can publish.',
    pdf: true,
  },
  {
    id: 'request-queue-theory',
    title: 'Queues at the slipway: fairness with a tide',
    date: '2026-11-09',
    by: 'researcher',
    category: 'Complex Networks',
    authors: ['苏砚舟 (Su Yanzhou)', 'Leocadia Finch-Amaro'],
    publisher: 'Transactions on Networks in Use',
    doi: '10.5555/kpl.2026.r04',
    picture: true,
    details:
      'A slipway serves boats only while the water is high enough. We derive the waiting time under four rules of precedence and ask forty skippers which they find fair. The rule that minimises the mean is liked by nobody; the one that they prefer costs four minutes.',
  },
  {
    id: 'request-ship-names',
    title: 'أسماء السفن: قاموس مفتوح من رسائل الميناء',
    date: '2026-11-14',
    by: 'letters',
    category: 'Heritage and Language',
    authors: ['يُسرى القنديل', 'شهاب الدين المرساوي'],
    publisher: 'مجلة التراث والحوسبة',
    doi: '10.5555/kpl.2026.r05',
    picture: true,
    details:
      'نقدّم قاموسًا مفتوحًا يضم ٧٣١ اسمًا من أسماء السفن وردت في رسائل التجار، مع شواهدها وتواريخها ودرجة الثقة في قراءة كل منها.\n\nAn open dictionary of 731 names of ships from merchants’ letters, each with its sources and the confidence of its reading.',
  },
  {
    id: 'request-mussel-clock',
    title: 'Do mussels keep time? Gaping rhythms in constant darkness',
    date: '2026-11-17',
    by: 'assistant',
    category: 'Molecular Biophysics',
    authors: ['Pilvi Harmaanen', 'Chiamaka Obiyor', 'Gisèle Montbrun-Adé'],
    publisher: 'Bulletin of Living Matter',
    doi: '10.5555/kpl.2026.r06',
    details:
      'Kept in the dark at constant temperature, mussels continue to open with the tides of their home for nine days. Those from the sheltered harbour lose the rhythm on the third.',
  },
];

export const applications: DemoApplication[] = [
  {
    by: 'member',
    date: '2026-09-30T18:05:00Z',
    university: 'Northhaven University',
    researchArea: 'Environmental Sensing',
    role: 'Field Engineer, Estuary Network',
    details:
      'I have helped with the plankton survey and the beach survey for two years and would like to do so with a proper oilskin. I repair radios, row, and do not get seasick.',
    resume: 'https://files.example/wren-adeyelu/cv.pdf',
    feedback: 'Thank you, Wren. We would like to talk to you: please send two dates in December.',
  },
  {
    by: 'applicant',
    date: '2026-10-11T07:40:00Z',
    university: 'Univerzita pri Rieke',
    researchArea: 'Waves and Flows',
    role: 'Doctoral Researcher in Nonlinear Waves',
    details:
      'My thesis deals with solitary waves in channels of variable width. I have built a small flume in my parents’ garage, of which I enclose a photograph in the résumé, and I would like to work with a larger one.',
    resume: 'https://files.example/teodor-lucny/resume.pdf',
    feedback: 'A lovely garage. Please add one reference who has seen you at work.',
  },
  {
    by: 'candidate',
    date: '2026-11-06T21:15:00Z',
    university: 'Te Wānanga o te Moana',
    researchArea: 'Imaging and Microscopy',
    role: 'Research Assistant in Gentle Light Microscopy',
    details:
      'I kept kelp cells dividing under a light sheet for eleven days as an undergraduate, and have strong views on immersion oil. I am looking for a group that measures what its light does to the sample.',
    resume: 'https://files.example/hinemoa-parata-wells/cv.pdf',
  },
  {
    by: 'visitor',
    date: '2026-11-18T12:30:00Z',
    university: 'Πανεπιστήμιο Αλκυόνας',
    researchArea: 'Heritage and Language',
    role: 'Visiting Reader for Arabic and Greek Manuscripts',
    details:
      'Papyrologist, ten years of editions of private letters, the last three with spectral images. I read both scripts and can bring a collection of 180 unpublished fragments with permission to image them.',
    resume: 'https://files.example/orion-kalafatis/vita.pdf',
  },
];

export const messages: DemoMessage[] = [
  {
    id: 'message-station-agathe',
    by: 'member',
    date: '2026-09-02T16:22:00Z',
    message:
      'The station on the kindergarten roof shows 0 µg/m³ since Friday. Is the air that clean, or is it a spider?',
    reply:
      'It was a spider, and a large one. It has been moved to the lighthouse. Thank you for looking so closely!',
  },
  {
    id: 'message-visit',
    by: 'member',
    date: '2026-10-21T09:10:00Z',
    message: 'Could our beach group (14 people, two dogs) see the flume on a weekday afternoon in November?',
  },
  {
    id: 'message-data-format',
    by: 'applicant',
    date: '2026-10-30T13:48:00Z',
    message:
      'In which units are the velocities in the foam data set? The readme says m/s, but then bathers would have to swim at 40 km/h.',
    reply: 'You are right: they are cm/s. The readme is corrected, and your name is in it.',
  },
  {
    id: 'message-interview',
    by: 'candidate',
    date: '2026-11-08T22:05:00Z',
    message:
      'I have applied for the assistant’s post. Is it possible to see the light sheet run before an interview?',
  },
  {
    id: 'message-fragments',
    by: 'visitor',
    date: '2026-11-16T10:17:00Z',
    message:
      'Πόσο χώρο χρειάζεται η κάμερά σας; Could the spectral camera travel, or should the papyri come to you?',
  },
  {
    id: 'message-seal',
    by: 'newcomer',
    date: '2026-11-19T19:31:00Z',
    message:
      'I believe the seal in your film about the clock is the one that stole my sandwich. Do you know where it lives?',
  },
];
