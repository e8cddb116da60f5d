import type { DemoNews } from './shapes.ts';

export const news: DemoNews[] = [
  {
    id: 'harbour-office-forecast',
    date: '2026-11-12T09:20:00Z',
    by: 'fieldwork',
    title: 'The harbour office now listens to our stations first',
    summary: 'After a trial since August, the early word of a surge has become part of the official warning.',
    details:
      'Since Monday the duty officer’s screen in the harbour office shows a second curve beside the official forecast. It is drawn by the method that Saoirse, Adaeze and Yanzhou published in October, from stations that were close to being shut down two years ago.\n\nThe trial saw three surges. The warning came 35, 44 and 38 minutes earlier than before, and not once for nothing. “We have moved eleven cars and one piano in good time,” says the harbour master.\n\nThe code runs on a computer of the size of a matchbox. Anyone who wants to try it elsewhere finds it beside the paper.',
  },
  {
    id: 'open-day-2026',
    date: '2026-10-26T16:00:00Z',
    by: 'admin',
    title: 'Nine hundred visitors and one escaped starfish: open day 2026',
    summary:
      'The loft, the cellar and the flume were open on Saturday, and the queue reached the fish market.',
    details:
      'On Saturday we opened all doors that are not dangerous. Visitors made rogue waves, listened to their own breath in a cavity and read a letter that had been illegible for eight centuries.\n\nThe most popular exhibit was, again, the brittle star. It used the attention to leave its basin and was found in the umbrella stand, in good health.\n\nThank you to the forty volunteers, to the fire brigade for the long hose, and to the bakery for the cell-shaped buns.',
    formatted: [
      'On Saturday we opened all doors that are not dangerous. Visitors could',
      '- make rogue waves in the flume,\n- listen to their own breath in a cavity,\n- read a letter that had been illegible for eight centuries.',
      '## The exhibit that left',
      'The most popular exhibit was, again, the brittle star. It used the attention to leave its basin and was found in the umbrella stand, *in good health*.',
      'Thank you to the forty volunteers, to the fire brigade for the long hose, and to the bakery for the cell-shaped buns. The next one is [in 2028](/events/open-day-2028).',
    ].join('\n\n'),
  },
  {
    id: 'glue-in-school',
    date: '2026-09-18T08:45:00Z',
    by: 'assistant',
    title: 'A school laboratory repeats our underwater glue',
    summary: 'Year eleven needed two afternoons and one phone call.',
    details:
      'Our paper on a nine-residue glue claims that it can be made in a school laboratory. Year eleven of the harbour school has now done so, with kitchen scales and a borrowed heating plate. Their adhesion reaches 70 % of ours, and in one respect they did better: they rinsed more often, and their samples are cleaner. We have changed our protocol accordingly and thanked them in the corrected version.',
  },
  {
    id: 'new-flume-paddle',
    date: '2026-07-21T10:10:00Z',
    by: 'admin',
    title: 'A new paddle for the flume',
    summary: 'Twice the stroke, a tenth of the noise, and the neighbours have noticed.',
    details:
      'After nineteen years the old wave paddle has been retired. Its successor is driven by a linear motor, has twice the stroke and can absorb the waves it has made. For the first time we can run irregular seas for hours without reflections. The old paddle hangs in the stairwell, where it is already used as a notice board.',
  },
  {
    id: 'doctorate-harmaanen',
    date: '2026-06-15T15:30:00Z',
    by: 'admin',
    title: 'Second-year report passed with distinction',
    summary: 'Pilvi Harmaanen convinced a committee of five, two of whom had come to disagree.',
    details:
      'Pilvi’s report on catch bonds in mussel threads was accepted without corrections on Friday. The committee praised the laboratory notebook in particular; one examiner asked for a copy as an example to his own students. The public talk that followed was interrupted twice by applause and once by the ferry.',
  },
  {
    id: 'hydrogen-guideline',
    date: '2026-06-01T07:00:00Z',
    by: 'writer',
    title: 'Weld inspection guideline cites our hydrogen model',
    summary: 'A handheld magnet will do what used to need an excavator.',
    details:
      'The national working group on hydrogen pipelines has included the inspection schedule from our May paper in its draft guideline. Two operators will test it on 140 km of existing line this autumn. All input data are public, and comments on the draft are welcome until September.',
  },
  {
    id: 'winter-school-2026',
    date: '2026-03-24T11:00:00Z',
    by: 'director',
    title: 'Winter school on calibration: the recordings are online',
    summary: 'Fourteen lectures on the art of knowing how wrong you are.',
    details:
      'Thirty-six participants from nine countries spent the first week of March with us, calibrating everything within reach: scales, clocks, hydrophones and each other’s estimates. The lectures have now been cut and subtitled in four languages. Exercises and solutions are in the repository; solutions to exercise seven remain open, and we are grateful for proposals.',
  },
  {
    id: 'colour-scales-adopted',
    date: '2026-03-03T09:00:00Z',
    by: 'assistant',
    title: 'Two microscope makers adopt our colour scales',
    summary: 'The default overlay will soon be one that all eyes can read.',
    details:
      'A few weeks after the publication of “Maps for all eyes” two manufacturers have told us that their software will offer the nine pairs, and that one of them will be the default. The numbers were free from the start. We asked for nothing but the right to be told about mistakes.',
  },
  {
    id: 'clock-race',
    date: '2025-10-02T13:15:00Z',
    by: 'admin',
    title: 'Eleven crossings with a clock on board',
    summary: 'How to row with constant acceleration, and other things we had to learn.',
    details:
      'The comparison of two clocks across the harbour has appeared. What the paper does not tell: the first boat leaked, the second was too small for the vacuum pump, and the third belongs to the priest. The clock survived eleven crossings, a thunderstorm and a curious seal. A short film shows the latter.',
  },
  {
    id: 'sensor-firmware-released',
    date: '2025-07-08T08:00:00Z',
    by: 'fieldwork',
    title: 'Firmware for our stations is now open',
    summary: 'Thirty thousand lines, of which we are proud of about half.',
    details:
      'All code that runs in our stations has been published, with schematics, bills of material and a list of the mistakes we would not make again. The first improvement arrived from a beekeeper the same evening: she halved the energy needed by the clock.',
  },
  {
    id: 'brittle-star-film',
    date: '2025-02-11T10:30:00Z',
    by: 'director',
    title: 'Three weeks in ninety seconds',
    summary: 'The film of a brittle star regrowing its arm has been watched two million times.',
    details:
      'Nineteen thousand volumes, three weeks and one animal: the film that accompanies our paper has found its way into classrooms and, to our surprise, a dance performance. We have put up versions without labels, in slow motion and in false colours that work for colour-blind viewers.',
  },
  {
    id: 'parchment-glow',
    date: '2024-12-10T14:00:00Z',
    by: 'letters',
    title: 'שכבות של קלף: seven pages read at last',
    summary: 'The lower text on seven parchment leaves turns out to be a list of debts, and a poem about it.',
    details:
      'Noam’s lifetime camera has separated two texts on leaves that scholars had given up on. The lower one is a list of what a merchant owed to eleven people. On its last page, in the same hand, stand four lines of verse in which he regrets most of it. A translation is in preparation; the debts, as far as we can tell, were paid.',
  },
  {
    id: 'garnet-spin-off',
    date: '2024-11-04T08:30:00Z',
    by: 'writer',
    title: 'The garnet rinse leaves the laboratory',
    summary: 'A pilot line will treat one square metre of electrolyte an hour.',
    details:
      'Together with the battery workshop of Lindquay Polytechnic we are building a pilot line for the rinse described in our October paper. The chemistry is what you find in a kitchen; the difficulty lies in doing it to a sheet thinner than a hair without breaking it. First cells are expected in the spring.',
  },
  {
    id: 'lifeguards-and-foam',
    date: '2024-05-28T12:00:00Z',
    by: 'fieldwork',
    title: 'A webcam raises the red flag',
    summary: 'Rip currents at the bathing beach are now announced automatically.',
    details:
      'From this season on, a small lamp in the lifeguards’ hut lights up when the foam on the beach webcam says that a rip current is forming. In the test phase it lit on nineteen days; on seventeen of them swimmers had to be called back. The lamp was built by our apprentices.',
  },
  {
    id: 'byssus-prize',
    date: '2023-12-14T17:00:00Z',
    by: 'admin',
    title: 'Prize for the byssus paper',
    summary: 'The Society for Wet Biology honours work on threads that hold tighter in a storm.',
    details:
      'The jury called it “the rare case of a molecule, a mussel and a storm agreeing with each other”. The prize money pays for a second optical trap. Congratulations to Pilvi, Birgitta and Saoirse.',
  },
  {
    id: 'one-drop-exhibition',
    date: '2023-10-16T09:00:00Z',
    by: 'fieldwork',
    title: 'Five thousand pupils, one exhibition',
    summary: 'The best pictures from our plankton survey travel along the coast until spring.',
    details:
      'The pictures taken by 212 school classes are shown in libraries, ferry terminals and one lighthouse. Every print states who took it, where and how certain we are about what it shows. Visitors may vote; at present a slightly blurred copepod is in the lead.',
  },
  {
    id: 'data-policy',
    date: '2023-01-17T10:00:00Z',
    by: 'admin',
    title: 'Our data policy in one sentence',
    summary: 'Everything is public after at most a year, and if not we say why.',
    details:
      'After long discussions we have a data policy that fits into a sentence: everything we measure is public after at most a year, in a format that a text editor can open, and where an exception is necessary the reason stands in its place. The first exception is the nesting place of an osprey.',
  },
  {
    id: 'harbour-letters-workshop',
    date: '2022-06-07T09:30:00Z',
    by: 'letters',
    title: 'رسائل من الميناء: ورشة عمل للقراءة معًا',
    summary: 'Thirty readers, 412 letters and a machine that is allowed to say “I do not know”.',
    details:
      'اجتمع في مختبرنا ثلاثون قارئًا وقارئة لمقارنة قراءاتهم بقراءة الآلة. كانت النتيجة لطيفة: حين امتنعت الآلة عن الإجابة اختلف القراء أيضًا.\n\nThirty readers compared what they read with what the machine read. Where it declined to answer, they disagreed with one another too, and there was cake.',
  },
  {
    id: 'sixtieth-station',
    date: '2021-08-31T11:45:00Z',
    by: 'director',
    title: 'Station number sixty is on the air',
    summary: 'It stands on the roof of the kindergarten and has already been decorated.',
    details:
      'Our sixtieth station measures dust, noise and rain on the roof of the kindergarten in Cooper’s Lane. The children named it Agathe, painted it, and ask every morning what it has found. With Agathe the network covers all four wards of the town.',
  },
  {
    id: 'loft-reopened',
    date: '2020-02-03T08:00:00Z',
    by: 'admin',
    title: 'The net loft is open again',
    summary: 'New beams, a dry roof and, for the first time, enough sockets.',
    details:
      'After fourteen months of building work the computing group has moved back into the net loft. The oak beams of 1788 were kept, the roof is tight, and the waste heat of the cluster now warms the reading room of the library next door. The kettle from the founding year has been put back in its place and is in use.',
  },
];
