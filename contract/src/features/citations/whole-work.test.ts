import { expect, it } from 'vitest';
import { everyField } from '../papers/manuscript.testing.ts';
import { wholeCitationOf } from './whole-work.ts';

const address = 'https://lab.test/paper/p1';
const work = { ...everyField('first'), _id: 'p1', image: '/files/fog.jpg', pdf: '/files/fog.pdf' };

it('the picture and the PDF have whole addresses', () => {
  expect(wholeCitationOf(work, address)).toMatchObject({
    image: 'https://lab.test/files/fog.jpg',
    pdf: 'https://lab.test/files/fog.pdf',
  });
});

it('a work without a picture, a PDF and links has none', () => {
  const { pdf: _pdf, moreLinks: _moreLinks, ...plain } = work;
  expect(wholeCitationOf({ ...plain, image: '', links: {} }, address)).toMatchObject({
    image: '',
    pdf: '',
    links: [],
  });
});
