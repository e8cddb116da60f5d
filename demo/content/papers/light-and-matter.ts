import type { DemoPaper } from '../shapes.ts';

export const lightAndMatter: DemoPaper[] = [
  {
    id: 'basement-at-a-hundredth',
    title: 'A basement stable to a hundredth of a degree, and what it taught us about lasers',
    date: '2015-09-22',
    by: 'admin',
    authors: ['Isamu Kurohane', 'Gisèle Montbrun-Adé'],
    publisher: 'Annals of Quiet Physics',
    picture: true,
    details:
      'Good cavities are usually put into expensive boxes. We put ours into a cellar cut into granite. Without active control the temperature varies by 0.01 K a day, the pressure by what the weather does. The remaining drift of the cavity, 40 Hz per hour, follows the tide: the rock bends as the harbour fills. We subtract it with a tide table.',
    pdf: true,
  },
  {
    id: 'comb-for-glacier-air',
    title: 'A frequency comb for the air in old ice',
    date: '2017-08-29',
    by: 'admin',
    authors: ['Gisèle Montbrun-Adé', 'Isamu Kurohane', 'Hallgerd Steinvik'],
    publisher: 'Optics at Low Light',
    picture: true,
    details:
      'Bubbles in ice hold air that is twenty thousand years old, and very little of it. We describe a dual-comb spectrometer that measures isotopologues of carbon dioxide in 0.2 ml of gas with a precision of 0.05 ‰ in eleven minutes, without destroying the sample. Applied to a core of 61 m it resolves seasons for the first time at this depth.',
  },
  {
    id: 'membrane-feels-photons',
    title: 'A membrane that feels three hundred photons',
    date: '2019-01-15',
    by: 'admin',
    authors: ['Isamu Kurohane', 'Tomasz Wędrowiecki', 'Gisèle Montbrun-Adé'],
    publisher: 'Annals of Quiet Physics',
    picture: true,
    details:
      'Light pushes. The force of one photon per period on a drum of silicon nitride, 60 nm thick and a millimetre wide, is some 10⁻¹⁸ N. With a quality factor of 1.2 × 10⁹ at 4 K, our membrane accumulates this push long enough to register a pulse of 300 ± 40 photons with a signal-to-noise ratio of three. We discuss which part of the noise is quantum, which is thermal and which is the 14:10 ferry.',
    links: { slides: 'https://slides.example/kestrel/three-hundred-photons' },
  },
  {
    id: 'squeezing-by-measurement-order',
    title: 'On the order of measurements: ⟨x²⟩⟨p²⟩ ≥ ħ²/4 and the cost of asking twice',
    date: '2020-08-11',
    by: 'admin',
    authors: ['Tomasz Wędrowiecki', 'Ottoline Brandsæter', 'Isamu Kurohane'],
    publisher: 'Annals of Quiet Physics',
    picture: true,
    details:
      'Let x̂ and p̂ obey [x̂, p̂] = iħ, and let a meter with resolution σ read x at times t₁ < t₂. We show that the variance of the second reading is bounded from below by ½ħ²σ⁻²(t₂ − t₁)²/m² + σ², so that an optimal resolution σ* = √(ħ(t₂ − t₁)/√2 m) exists; for σ < σ* asking more sharply makes the second answer worse. The bound is attained by a contractive state, which we prepare in a membrane by parametric modulation at 2ω₀. The measured product ⟨x²⟩⟨p²⟩ exceeds ħ²/4 by a factor of 1.7. For all ε > 0 and n ≥ 2 readings the total disturbance grows as ∑ₖ₌₁ⁿ⁻¹ k⁻¹ ≈ ln n + γ, not as n, if the intervals are chosen suitably.',
    pdf: true,
    links: { preprint: 'https://preprints.example/2008.0309' },
  },
  {
    id: 'laser-listens-to-ferry',
    title: 'The 14:10 ferry as a calibrated source of vibration',
    date: '2022-10-04',
    by: 'admin',
    authors: ['Tomasz Wędrowiecki', 'Rafael Quintalves'],
    publisher: 'Transactions on Small Instruments',
    picture: true,
    details:
      'What cannot be avoided can be used. The ferry that leaves at ten past two shakes our optical table through two hundred metres of rock, always in the same way. We employ it as a test signal for vibration isolation, compare six commercial platforms and one made from tennis balls, and find the latter third best below 8 Hz.',
  },
  {
    id: 'breath-of-mussels',
    title: 'The breath of mussels: oxygen isotopes by cavity spectroscopy in running sea water',
    date: '2023-06-20',
    by: 'assistant',
    authors: ['Gisèle Montbrun-Adé', 'Pilvi Harmaanen', 'Tomasz Wędrowiecki'],
    publisher: 'Optics at Low Light',
    picture: true,
    details:
      'We measure what a single mussel breathes, continuously and without touching it, by drawing dissolved gas through a membrane into an optical cavity. The ratio ¹⁸O/¹⁶O of what remains reveals whether oxygen was consumed or merely diffused away. A mussel pauses for about twenty minutes after a shadow passes. Nobody had asked it before.',
    links: { data: 'https://data.example/kestrel/breath' },
  },
  {
    id: 'portable-clock-by-boat',
    title: 'Carrying time by rowing boat: comparison of two optical clocks across a harbour',
    date: '2025-09-09',
    by: 'admin',
    authors: [
      'Isamu Kurohane',
      'Tomasz Wędrowiecki',
      'Saoirse Nic Dubhthaí',
      'Gisèle Montbrun-Adé',
      'Emrik Sandö',
    ],
    publisher: 'Annals of Quiet Physics',
    picture: true,
    details:
      'Two clocks at different heights tick differently: a metre is worth 1.1 × 10⁻¹⁶. We carried a transportable optical clock across the harbour in a rowing boat, eleven times, to compare one at the lighthouse (41.3 m) with one in our cellar (−6.2 m). The observed shift corresponds to a height difference of 47.4 ± 0.3 m, which is consistent with levelling. The oarswoman’s heartbeat is visible in the data and was removed.',
    pdf: true,
  },
];
