import type { DemoPaper } from '../shapes.ts';

export const complexNetworks: DemoPaper[] = [
  {
    id: 'ferries-in-fog',
    volume: '4',
    issue: '1',
    pages: '12-29',
    imageAlt: 'Forty-three ferry routes drawn as a network, the late ones darker',
    selected: true,
    title: 'Ferries in fog: delay as a contagious disease',
    date: '2016-02-24',
    by: 'admin',
    authors: ['Leocadia Finch-Amaro', 'Ottoline Brandsæter'],
    publisher: 'Transactions on Networks in Use',
    picture: true,
    details:
      'Delays spread from boat to boat where passengers change. Treating them as an infection with a recovery rate, we estimate the reproduction number of lateness in a network of 43 routes. On clear days it is 0.6, in fog 1.3, and it crosses one precisely when waiting for connecting boats exceeds six minutes. The timetable now says five.',
  },
  {
    id: 'three-links-to-repair',
    title: 'Which three links to repair first',
    date: '2017-12-06',
    by: 'admin',
    authors: ['Leocadia Finch-Amaro', 'Hyun-Ok Barrowdale', 'Ines Falkenrath'],
    publisher: 'Journal of Robust Systems',
    picture: true,
    details:
      'After a storm the repair crew can mend three lines today. Finding the best three among n is hard in general, as we prove by reduction from maximum coverage. For networks that are nearly planar, as power lines are, we give an algorithm that runs in O(n log n) and is never worse than 0.84 of the optimum. In a replay of nineteen storms it restored supply to the median household two and a half hours sooner than the crew’s own sequence, and an hour later than hindsight.',
    pdf: true,
    links: { code: 'https://code.example/kestrel/three-links' },
  },
  {
    id: 'food-web-from-stomachs',
    title: 'Reconstructing a food web from what was found in 1,900 stomachs',
    date: '2019-10-22',
    by: 'director',
    authors: ['Hyun-Ok Barrowdale', 'Cillian Fearnmoor', 'Leocadia Finch-Amaro', 'Adaeze Nwokobia'],
    publisher: 'Inference',
    picture: true,
    details:
      'A stomach tells who was eaten last, not who is eaten usually. We build a Bayesian model of the estuary’s food web that accounts for digestion times, for predators that are themselves inside predators, and for the taste of the observers, who report crabs more readily than worms. Of 312 possible links 97 are supported with a probability above 0.9. Nine of these had never been reported; seven were since seen directly.',
    links: { data: 'https://data.example/kestrel/stomachs' },
  },
  {
    id: 'small-observers',
    title: 'How little of a network must one see?',
    date: '2021-12-01',
    by: 'researcher',
    authors: ['苏砚舟 (Su Yanzhou)', 'Leocadia Finch-Amaro'],
    publisher: 'Inference',
    picture: true,
    details:
      'Suppose that you see a fraction f of the nodes of a network, and all links among them. For which f can you tell its degree distribution, its clustering, its number of communities? We prove sharp thresholds for four families of random graphs and show by experiment that sixteen real networks behave like the family one would guess. Community counts need a quarter of the nodes, clustering a twentieth, and the exponent of a power law practically all of them, a result that should worry some of its users.',
    pdf: true,
  },
  {
    id: 'zh-recovery-of-power-grids',
    title: '沿海电网灾后恢复的自组织机制：基于局部信息的修复策略',
    date: '2022-07-19',
    by: 'researcher',
    authors: ['苏砚舟 (Su Yanzhou)', '闻人青禾', '欧阳望潮', 'Leocadia Finch-Amaro'],
    publisher: '网络与系统通讯',
    picture: true,
    details:
      '台风过后，电网往往在通信尚未恢复时就必须开始抢修。本文研究仅依靠局部信息的修复策略：每支队伍只知道相邻线路的状态，并依据一条简单规则选择下一处故障。我们用渗流理论给出恢复时间的上界，并以沿海三个地区共五十七次停电的记录加以检验。结果表明，当队伍之间每小时至少交换一次消息时，局部策略与全局最优方案的差距不超过百分之九；若完全没有通信，差距也仅为百分之二十三。我们还讨论了该机制在供水与渡轮网络中的应用。\n\nAfter a typhoon, repairs must begin before communication has returned. Crews that know only the lines next to them, and exchange a message an hour, come within nine per cent of the global optimum.',
    links: { code: 'https://code.example/kestrel/local-repair' },
  },
  {
    id: 'signed-links-committees',
    title: 'Friends of opponents: signed links in two centuries of committee minutes',
    date: '2024-01-30',
    by: 'researcher',
    authors: ['Leocadia Finch-Amaro', 'يُسرى القنديل (Yusra Al-Qandil)', '苏砚舟 (Su Yanzhou)'],
    publisher: 'Transactions on Networks in Use',
    picture: true,
    details:
      'The minutes of the harbour board from 1811 to 2010 record who seconded and who opposed each motion. From 48,000 such events we build a signed network that changes year by year. Balance theory holds for peace and fails for war: in three crises triangles of mutual opposition persisted for a decade. Secretaries, who never vote, turn out to be the best predictor of whether a coalition survives.',
  },
  {
    id: 'silence-is-data',
    title: 'Silence is data: inferring outages from sensors that stop talking',
    date: '2025-06-17',
    by: 'researcher',
    authors: ['苏砚舟 (Su Yanzhou)', 'Saoirse Nic Dubhthaí', 'Emrik Sandö'],
    publisher: 'Journal of Robust Systems',
    picture: true,
    details:
      'When a sensor falls silent, it may be broken, out of power, out of reach or drowned. Most systems drop such data; we read them. A hidden Markov model over the communication graph assigns causes to 88 % of silences correctly within thirty minutes, and thereby turns a network of tide gauges into a detector of power cuts with a resolution of 400 m.',
    pdf: true,
    links: { poster: 'https://posters.example/kestrel/silence' },
  },
];
