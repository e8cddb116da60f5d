import type { ProfileFields } from '@lab/contract/features/team/profile/fields';

/** What members say of themselves, by the id of their entry. */
export const profiles: Record<string, Partial<ProfileFields>> = {
  'demo-admin': {
    pronouns: 'she/her',
    biography:
      'I study what happens where two solids meet: how they share load, heat and, in the end, cracks.\n\n## What I am looking for\n\n- Doctoral students who like to **measure and compute**, in that order.\n- Partners with old bridges and patience.\n\nBefore the harbour I worked on turbine blades, which taught me that *small* and *unimportant* are different words.',
    interests: 'interfaces, fracture, hydrogen in steel, open review',
    affiliations: [
      {
        organization: 'Northhaven University',
        position: 'Professor of the physics of materials',
        address: 'https://northhaven.example/',
      },
      { organization: 'Society for Wet Biology', position: 'Member of the council', address: '' },
    ],
    education: [
      { degree: 'Habilitation in physics', organization: 'Northhaven University', year: '2014' },
      { degree: 'Doctorate in materials science', organization: 'Alkyona University', year: '2008' },
    ],
    visitingHours: 'Tuesdays from ten to twelve, room 204',
    orcid: '0000-0002-1825-0097',
    homepage: 'https://falkenrath.example/',
    mastodon: 'https://social.example/@falkenrath',
    links: [{ name: 'Lecture notes', address: 'https://falkenrath.example/notes' }],
    photoAlt: 'Ines Falkenrath in front of a blue wall',
    familyName: 'Falkenrath',
    givenName: 'Ines',
  },
  'demo-director': {
    biography:
      'I lead environmental sensing. Our stations stand on sixty roofs, and I have been on most of them.',
    interests: 'tide gauges, calibration, early warning',
    education: [
      { degree: 'Doctorate in oceanography', organization: 'Umuoji Coast University', year: '2009' },
    ],
    bluesky: 'https://sky.example/nwokobia',
  },
  'ottoline-brandsaeter': { interests: 'interfaces, friction, history of instruments' },
  'kleio-mavrogeni': { interests: 'papyrology, ancient handwriting, open review' },
  'isamu-kurohane': { interests: 'optics, metrology, calibration' },
  'rafael-quintalves': { interests: 'waves, turbulence, numerical methods' },
  'mirelle-oduya-strand': { interests: 'microscopy, live cells, optics' },
  'demo-writer': { interests: 'ion transport, machine learning, hydrogen in steel' },
  'demo-researcher': { interests: 'networks, resilience' },
  'demo-fieldwork': { interests: 'tide gauges, estuaries, early warning' },
  'demo-letters': { interests: 'ancient handwriting, machine learning' },
  'tomasz-wedrowiecki': { interests: 'optics, membranes' },
  'demo-assistant': { interests: 'mussels, interfaces' },
  'noam-tzurel': { interests: 'spectral imaging, conservation chemistry' },
  'emrik-sando': { interests: 'electronics, low-power sensing' },
};
