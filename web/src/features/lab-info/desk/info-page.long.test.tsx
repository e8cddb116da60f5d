/** Longer than 300 lines, because all tests edit the parts of the same page. */
import { api } from '@lab/contract';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareImage } from '../../../lib/images.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { longText, writeLongText } from '../../../test/long-text.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import InfoPage from './info-page.tsx';

// jsdom cannot decode pictures and has no Cloud Storage.
vi.mock('../../../lib/images.ts', async (original) => ({
  ...(await original<object>()),
  prepareImage: vi.fn(),
}));
vi.mock('../../../lib/upload.ts', () => ({ uploadImage: vi.fn() }));

const block = (name: string) => ({
  name,
  details: `${name} of the lab.`,
  image: '/images/lab/me/block.webp',
  imageAlt: '',
});
const lab: LabInfo = {
  name: 'Kestrel Point Laboratory',
  email: 'hello@lab.test',
  phone: '+44 1632 960 100',
  location: 'The Net Loft',
  socialMedia: { facebook: '', linkedIn: 'https://linkedin.example/lab', X: '', whatsApp: '' },
  overView: block('Overview'),
  mission: block('Mission'),
  history: block('History'),
  vision: block('Vision'),
  carousel: [1, 2, 3, 4, 5].map((at) => ({
    image: `/images/lab/me/${at}.webp`,
    caption: `Slide ${at}`,
    link: '',
  })),
};

function open(info = lab) {
  const server = Object.assign(stubServer(), { info });
  server.answers(api.labInfo.get, () => server.info);
  server.answers(api.labInfo.blockTexts, {
    mission: { text: 'Mission *of* the lab.', html: '<p>Mission <em>of</em> the lab.</p>' },
  });
  return { server, ...renderPage(<InfoPage />) };
}

const section = (name: string) => screen.findByRole('region', { name });

test('basic info goes from view to edit and back, by Cancel and by Save', async () => {
  const { server, user } = open();
  const basic = await section('Basic info');
  expect(within(basic).getByText('+44 1632 960 100')).toBeVisible();
  await user.click(within(basic).getByRole('button', { name: 'Edit: Basic info' }));
  await user.type(within(basic).getByLabelText(/^Phone/), '9');
  await user.click(within(basic).getByRole('button', { name: 'Cancel' }));
  expect(within(basic).getByText('+44 1632 960 100')).toBeVisible();

  server.answers(api.labInfo.updateBasicInfo, () => {
    server.info = { ...lab, phone: '+44 1' };
    return { success: true };
  });
  await user.click(within(basic).getByRole('button', { name: 'Edit: Basic info' }));
  const phone = within(basic).getByLabelText(/^Phone/);
  expect(phone).toHaveValue('+44 1632 960 100');
  await user.clear(phone);
  await user.type(phone, '+44 1');
  await user.click(within(basic).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  expect(await within(basic).findByText('+44 1')).toBeVisible();
  const { name, email, location } = lab;
  expect(server.calls(api.labInfo.updateBasicInfo)[0]?.body).toEqual({
    name,
    email,
    location,
    phone: '+44 1',
    before: { name, email, location, phone: lab.phone },
  });
});

test('the name is required, and nothing else', async () => {
  const { server, user } = open();
  const basic = await section('Basic info');
  await user.click(within(basic).getByRole('button', { name: 'Edit: Basic info' }));
  for (const field of within(basic).getAllByRole('textbox')) await user.clear(field);
  await user.click(within(basic).getByRole('button', { name: 'Save Changes' }));
  expect(await within(basic).findByText('Name is required')).toBeVisible();
  expect(within(basic).getAllByText(/is required$/)).toHaveLength(1);
  expect(server.calls(api.labInfo.updateBasicInfo)).toEqual([]);
});

test('an invalid link is refused; a failure keeps what was typed', async () => {
  const { server, user } = open();
  server.isUnreachable(api.labInfo.updateSocialMedia);
  const links = await section('Social links');
  await user.click(within(links).getByRole('button', { name: 'Edit: Social links' }));
  const facebook = within(links).getByLabelText('Facebook');
  await user.type(facebook, 'facebook');
  await user.click(within(links).getByRole('button', { name: 'Save Changes' }));
  expect(await within(links).findByText('Please provide a valid URL')).toBeVisible();
  await user.clear(facebook);
  await user.type(facebook, 'https://facebook.example/lab');
  await user.click(within(links).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(facebook).toHaveValue('https://facebook.example/lab');
});

test('only one block is changed, with its picture', async () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  vi.mocked(prepareImage).mockResolvedValue({} as never);
  vi.mocked(uploadImage).mockResolvedValue('/images/lab/me/new.webp');
  const { server, user } = open();
  server.answers(api.labInfo.updateBlocks, { success: true });
  const mission = await section('Mission');
  await user.click(within(mission).getByRole('button', { name: 'Edit: Mission' }));
  expect((await longText(/^Details/)).innerHTML).toContain('<em>of</em>');
  await writeLongText(/^Details/, '<p>Mission <strong>of</strong> the lab. Always.</p>');
  await user.upload(within(mission).getByLabelText('Image'), new File(['x'], 'x.png', { type: 'image/png' }));
  const save = () => user.click(within(mission).getByRole('button', { name: 'Save Changes' }));
  await save();
  const missing = 'Describe the picture, or say that it is only decoration';
  expect(await within(mission).findByText(missing)).toBeVisible();
  expect(server.calls(api.labInfo.updateBlocks)).toEqual([]);
  await user.type(within(mission).getByLabelText('Alternative text'), 'The flume at night');
  await save();
  expect(await screen.findByText('Updated successfully')).toBeVisible();
  expect(server.calls(api.labInfo.updateBlocks)[0]?.body).toEqual({
    mission: {
      name: 'Mission',
      details: 'Mission of the lab. Always.',
      image: '/images/lab/me/new.webp',
      imageAlt: 'The flume at night',
      formatted: 'Mission **of** the lab. Always.',
    },
    before: { mission: { ...lab.mission, formatted: 'Mission *of* the lab.' } },
  });
});

test('an image that two slides shared is gone after other images were chosen', async () => {
  const [slide, , ...others] = lab.carousel as [LabInfo['carousel'][number], ...LabInfo['carousel']];
  const { server, client } = open({ ...lab, carousel: [slide, slide, ...others] });
  const carousel = await section('Carousel');
  expect(within(carousel).getAllByText('Slide 1')).toHaveLength(2);
  server.info = { ...lab, carousel: others };
  await refetchChanged(client);
  await waitFor(() => expect(within(carousel).queryAllByText('Slide 1')).toHaveLength(0));
});

test('the carousel needs five images', async () => {
  const { server, user } = open({ ...lab, carousel: lab.carousel.slice(0, 4) });
  const carousel = await section('Carousel');
  await user.click(within(carousel).getByRole('button', { name: 'Edit: Carousel' }));
  await user.click(within(carousel).getByRole('button', { name: 'Save Changes' }));
  expect(await within(carousel).findByText('Please upload an image')).toBeVisible();
  expect(server.calls(api.labInfo.updateCarousel)).toEqual([]);
});

test('a caption changes and the images stay', async () => {
  const { server, user } = open();
  server.answers(api.labInfo.updateCarousel, { success: true });
  const carousel = await section('Carousel');
  await user.click(within(carousel).getByRole('button', { name: 'Edit: Carousel' }));
  await user.type(within(carousel).getByLabelText('Caption 2'), '!');
  await user.click(within(carousel).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.calls(api.labInfo.updateCarousel)).toHaveLength(1));
  const expected = lab.carousel.map((slide, at) => (at === 1 ? { ...slide, caption: 'Slide 2!' } : slide));
  expect(server.calls(api.labInfo.updateCarousel)[0]?.body).toEqual({
    carousel: expected,
    before: lab.carousel,
  });
});

test('the draft of a caption keeps another person’s changes of the other slides', async () => {
  const first = open();
  const carousel = await section('Carousel');
  await first.user.click(within(carousel).getByRole('button', { name: 'Edit: Carousel' }));
  await first.user.type(within(carousel).getByLabelText('Caption 2'), '!');
  first.unmount();
  const theirs = lab.carousel.with(0, {
    image: '/images/lab/me/new.webp',
    caption: 'The new flume',
    link: '',
  });
  const { server, user } = open({ ...lab, carousel: theirs });
  server.answers(api.labInfo.updateCarousel, { success: true });
  const again = await section('Carousel');
  await user.click(within(again).getByRole('button', { name: 'Edit: Carousel' }));
  await user.click(within(again).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.calls(api.labInfo.updateCarousel)).toHaveLength(1));
  const expected = theirs.with(1, { image: '/images/lab/me/2.webp', caption: 'Slide 2!', link: '' });
  expect(server.calls(api.labInfo.updateCarousel)[0]?.body).toEqual({ carousel: expected, before: theirs });
});

const theirSlides = lab.carousel.with(0, {
  image: '/images/lab/me/6.webp',
  caption: 'The new flume',
  link: '',
});

/** For each section: the other person's change, how it is shown, and what is typed here. */
const conflicts = [
  {
    part: 'Basic info',
    endpoint: api.labInfo.updateBasicInfo,
    target: 'basicInfo',
    theirs: { ...lab, location: 'The Old Pier', phone: '+44 2' },
    shown: 'The Old Pier',
    field: /^Phone/,
    typed: '+44 3',
    sent: { phone: '+44 3', location: 'The Old Pier', before: { phone: '+44 2', location: 'The Old Pier' } },
  },
  {
    part: 'Social links',
    endpoint: api.labInfo.updateSocialMedia,
    target: 'socialMedia',
    theirs: { ...lab, socialMedia: { ...lab.socialMedia, X: 'https://x.example/theirs' } },
    shown: 'https://x.example/theirs',
    field: 'Facebook',
    typed: 'https://facebook.example/mine',
    sent: {
      facebook: 'https://facebook.example/mine',
      X: 'https://x.example/theirs',
      before: { facebook: '', X: 'https://x.example/theirs' },
    },
  },
  {
    part: 'History',
    endpoint: api.labInfo.updateBlocks,
    target: 'history',
    theirs: { ...lab, history: { ...block('History'), details: 'Since the great storm.' } },
    shown: 'Since the great storm.',
    field: /^Title/,
    typed: 'Long ago',
    sent: {
      history: { name: 'Long ago', details: 'Since the great storm.' },
      before: { history: { details: 'Since the great storm.', formatted: '' } },
    },
  },
  {
    part: 'Carousel',
    endpoint: api.labInfo.updateCarousel,
    target: 'carousel',
    theirs: { ...lab, carousel: theirSlides },
    shown: 'The new flume',
    field: 'Caption 2',
    typed: 'The old flume',
    sent: {
      carousel: theirSlides.with(1, { image: '/images/lab/me/2.webp', caption: 'The old flume' }),
      before: theirSlides,
    },
  },
];

test.each(conflicts)(
  '$part: who comes second is told who was first, sees both, and decides',
  async ({ part, endpoint, target, theirs, shown, field, typed, sent }) => {
    const { server, user } = open();
    server
      .fails(endpoint, 409, { code: 'conflict', message: 'Somebody else has changed this meanwhile.' })
      .answers(api.activity.list, [
        {
          _id: 'x',
          actor: 'bo@lab.test',
          action: 'edited',
          kind: 'labInfo',
          targetId: target,
          targetName: part,
          createdAt: '2026-01-02T10:00:00.000Z',
        },
      ]);
    const edited = await section(part);
    await user.click(within(edited).getByRole('button', { name: `Edit: ${part}` }));
    fireEvent.change(within(edited).getByLabelText(field), { target: { value: typed } });
    server.info = theirs;
    await user.click(within(edited).getByRole('button', { name: 'Save Changes' }));
    const now = await within(edited).findByRole('region', { name: 'The current version' });
    expect(await within(now).findByText(/Last change: edited by bo@lab.test/)).toBeVisible();
    expect(server.calls(api.activity.list)[0]?.query).toEqual({ target, limit: '1' });
    expect(await within(now).findByText(shown)).toBeVisible();
    expect(within(edited).getByLabelText(field)).toHaveValue(typed);

    server.answers(endpoint, { success: true });
    await user.click(within(edited).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Updated successfully')).toBeVisible();
    expect(server.calls(endpoint)[1]?.body).toMatchObject(sent);
    expect(within(edited).queryByRole('region', { name: 'The current version' })).toBeNull();
  },
);

test('says when the info cannot be loaded', async () => {
  const server = stubServer().fails(api.labInfo.get, 503, { code: 'unavailable', message: 'Busy.' });
  server.answers(api.labInfo.blockTexts, {});
  const { user } = renderPage(<InfoPage />);
  await screen.findByText('Something went wrong');
  server.answers(api.labInfo.get, lab);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section('Basic info')).toBeVisible();
});
