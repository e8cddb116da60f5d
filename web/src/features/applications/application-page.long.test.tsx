/** Longer than 300 lines, because it follows one form through all that can happen to it. */
import { api, type ErrorCode } from '@lab/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anArea, aPosition } from '../../test/records.ts';
import { renderPage } from '../../test/render.tsx';
import { stubServer } from '../../test/server.ts';
import { currentDialog } from '../../ui/confirm.ts';
import ApplicationPage from './application-page.tsx';

// An open dialog would stay open in the next test.
afterEach(() => currentDialog()?.answer(false));

const ada = { uid: 'u1', email: 'ada@lab.test', name: 'Ada Byron', photoUrl: '' };
const complete = {
  Name: 'Ada Byron',
  'Phone number': '+44 1632 960 001',
  University: 'University of Northhaven',
  Details: 'I count waves.',
  'Resume URL': 'https://drive.google.com/file/d/1',
};

async function apply(values: Partial<typeof complete> = {}, area = 'Waves') {
  const page = renderPage(<ApplicationPage />, {
    path: '/application/:role',
    at: '/application/Wave%20Counter',
    session: { user: ada },
  });
  await screen.findByLabelText('Name');
  for (const [label, value] of Object.entries({ ...complete, ...values })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  if (area) {
    await page.user.click(screen.getByLabelText('Research area'));
    await page.user.click(await screen.findByRole('option', { name: area }));
  }
  await page.user.click(screen.getByRole('button', { name: 'Submit application' }));
  return page;
}

const withoutApplication = () =>
  stubServer()
    .answers(api.positions.list, [aPosition({ role: 'Wave Counter' })])
    .answers(api.applications.byEmail, []);
const server = () => withoutApplication().answers(api.areas.list, [anArea()]);

it('is sent once, however often its button is clicked', async () => {
  const stub = server();
  const release = stub.holds(api.applications.submit, { message: '' });
  await apply();
  fireEvent.click(screen.getByRole('button', { name: 'Submit application' }));
  fireEvent.submit(screen.getByRole('button', { name: 'Submit application' }));
  release();
  expect(await screen.findByText('Application submitted successfully')).toBeVisible();
  expect(stub.calls(api.applications.submit)).toHaveLength(1);
});

describe('the form', () => {
  it('renders the formula of a role in its heading', async () => {
    const drawn = [{ source: '$x^2$', mathml: '<math><mi>drawn</mi></math>', plain: 'x²' }];
    server().answers(api.positions.list, [aPosition({ role: 'Reader of $x^2$', drawn })]);
    renderPage(<ApplicationPage />, {
      path: '/application/:role',
      at: `/application/${encodeURIComponent('Reader of $x^2$')}`,
      session: { user: ada },
    });
    expect(await screen.findByRole('heading', { name: 'Apply to be Reader of drawn' })).toBeVisible();
  });

  it('shows email and role read-only', async () => {
    server();
    renderPage(<ApplicationPage />, {
      path: '/application/:role',
      at: '/application/Wave%20Counter',
      session: { user: ada },
    });
    expect(screen.getByRole('heading', { name: 'Apply to be Wave Counter' })).toBeVisible();
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@lab.test');
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByLabelText('Role')).toHaveValue('Wave Counter');
    expect(screen.getByLabelText('Role')).toBeDisabled();
    expect(screen.getByText('Please provide a publicly accessible Google Drive link.')).toBeVisible();
  });

  it.each([
    [{ Name: '' }, 'Name is required'],
    [{ 'Phone number': '' }, 'Phone number is required'],
    [{ University: '' }, 'University is required'],
    [{ Details: '' }, 'Details is required'],
    [{ Details: 'x'.repeat(501) }, 'Details cannot exceed 500 characters'],
    [{ 'Resume URL': '' }, 'Please provide your resume URL'],
    [{ 'Resume URL': 'drive.google.com/cv' }, 'Please provide a valid URL'],
    [{ 'Resume URL': 'ftp://drive.google.com/cv' }, 'Please provide a valid URL'],
  ])('%j: %s', async (values, sentence) => {
    const stub = server();
    await apply(values);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(stub.calls(api.applications.submit)).toHaveLength(0);
  });

  it('needs a research area', async () => {
    server();
    await apply({}, '');
    expect(await screen.findByText('Please select a research area')).toBeVisible();
  });

  it('shows what the position asks for, and that there can be one application', async () => {
    server();
    await apply({ Name: '' });
    expect(await screen.findByRole('heading', { name: 'What this position asks for' })).toBeVisible();
    for (const text of ['A doctorate.', 'Two years at sea.', 'Six months abroad.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText(/^You can have one application at a time\./)).toBeVisible();
  });

  it('is replaced by the application of a person who has one, and known before it is drawn', async () => {
    const own = {
      _id: 'u1',
      name: 'Ada',
      email: 'ada@lab.test',
      role: 'Postdoc',
      phone: '1',
      university: 'U',
      researchArea: 'Waves',
      details: 'Because.',
      resume: 'https://cv.example',
      message: 'Please call.',
      createdAt: '2026-01-02T00:00:00.000Z',
    };
    const release = server().holds(api.applications.byEmail, [own]);
    renderPage(<ApplicationPage />, { session: { user: ada } });
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    release();
    expect(await screen.findByText(/^You applied to be Postdoc on /)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Postdoc, Waves' })).toBeVisible();
    expect(screen.getByText('Please call.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My applications' })).toHaveAttribute(
      'href',
      '/dashboard/myApplication',
    );
  });

  it('begins with the area of the position, which is no draft yet', async () => {
    const stub = server().answers(api.positions.list, [
      aPosition({
        role: 'Wave Counter',
        areas: ['a1'],
        references: [{ _id: 'a1', name: anArea().departmentName }],
      }),
    ]);
    renderPage(<ApplicationPage />, {
      path: '/application/:role',
      at: '/application/Wave%20Counter',
      session: { user: ada },
    });
    expect(await screen.findByLabelText('Research area')).toHaveTextContent(anArea().departmentName);
    expect(stub.calls(api.applications.begin)).toHaveLength(0);
  });

  it('is there when it cannot be known whether there is one', async () => {
    server().fails(api.applications.byEmail, 400, { code: 'invalid', message: 'No' });
    renderPage(<ApplicationPage />, { session: { user: ada } });
    expect(await screen.findByRole('button', { name: 'Submit application' })).toBeVisible();
  });

  it('counts the details', async () => {
    server();
    await apply({ Details: 'Twelve chars' });
    expect(screen.getByText('12/500')).toBeVisible();
  });

  it('shows an error if the areas cannot be loaded, and can retry', async () => {
    const stub = withoutApplication().fails(api.areas.list, 500, {
      message: 'Internal Server Error',
      code: 'internal',
    });
    const { user } = renderPage(<ApplicationPage />, { session: { user: ada } });
    expect(await screen.findByText('Failed to load research areas')).toBeVisible();
    stub.answers(api.areas.list, [anArea()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Research area')).toBeVisible();
  });
});

describe('the answer', () => {
  it('200: shows a success and goes to my applications', async () => {
    const stub = server().answers(api.applications.submit, { message: 'Application submitted successfully' });
    const { address } = await apply();
    await waitFor(() => expect(address()).toBe('/dashboard/myApplication'));
    expect(stub.calls(api.applications.submit)[0]?.body).toMatchObject({
      email: 'ada@lab.test',
      role: 'Wave Counter',
      researchArea: 'Waves',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('200, after the person has gone to another page: shows a success and leaves them there', async () => {
    const stub = server();
    const release = stub.holds(api.applications.submit, { message: '' });
    const { address, leave } = await apply();
    await waitFor(() => expect(stub.calls(api.applications.submit)).toHaveLength(1));
    leave('/news');
    release();
    expect(await screen.findByText('Application submitted successfully')).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(address()).toBe('/news');
  });

  it('400, because the area was deleted: shows an error at the field, keeps the other values, and offers the current areas', async () => {
    const message = 'There is no such research area. Please select one from the list';
    const fields = { researchArea: message };
    const stub = withoutApplication().fails(api.applications.submit, 400, {
      code: 'invalid',
      message,
      fields,
    });
    stub.answers(api.areas.list, () =>
      stub.calls(api.applications.submit).length > 0
        ? [anArea({ _id: 'a2', departmentName: 'Tides' })]
        : [anArea()],
    );
    const { user } = await apply();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Research area')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Details')).toHaveValue('I count waves.');
    await user.click(screen.getByLabelText('Research area'));
    await user.click(await screen.findByRole('option', { name: 'Tides' }));
    stub.answers(api.applications.submit, { message: 'Application submitted successfully' });
    await user.click(screen.getByRole('button', { name: 'Submit application' }));
    await waitFor(() =>
      expect(stub.calls(api.applications.submit).at(-1)?.body).toMatchObject({ researchArea: 'Tides' }),
    );
  });

  it('208: shows that there is already an application', async () => {
    server().answers(api.applications.submit, { message: 'Application already exists!' }, { status: 208 });
    const { address } = await apply();
    expect(await screen.findByRole('heading', { name: 'Application already exists!' })).toBeVisible();
    expect(screen.getByText('You cannot submit more than one application.')).toBeVisible();
    expect(address()).toBe('/application/Wave%20Counter');
  });

  it('another success status: shows that something went wrong', async () => {
    server().answers(api.applications.submit, { message: '' }, { status: 202 });
    await apply();
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });

  it.each<[number, ErrorCode, string, string, string]>([
    [400, 'invalid', 'This position is not open', 'Submission failed', 'This position is not open'],
    [400, 'invalid', '', 'Submission failed', 'Resume URL and name are required'],
    [401, 'unauthorized', 'x', 'Unauthorized', 'Please login again to continue.'],
    [403, 'forbidden', 'x', 'Forbidden access', 'You are not allowed to submit this application.'],
    [500, 'internal', 'x', 'Internal Server Error', 'Please try again later.'],
    [
      503,
      'unavailable',
      'The service is busy. Please try again in a moment.',
      'Failed to submit application',
      'The service is busy. Please try again in a moment.',
    ],
  ])('%d %s', async (status, code, message, title, text) => {
    server().fails(api.applications.submit, status, { message, code });
    await apply();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Details')).toHaveValue('I count waves.');
  });

  it('no answer: shows that the submission failed', async () => {
    server().isUnreachable(api.applications.submit);
    await apply();
    expect(await screen.findByRole('heading', { name: 'Submission failed' })).toBeVisible();
    expect(screen.getByText('No connection to the server. Check your network and try again.')).toBeVisible();
  });
});

describe('a draft', () => {
  it('is told to the lab when it comes and when it goes, and nothing of what it says', async () => {
    const stub = server().answers(api.applications.begin, { modifiedCount: 1 });
    renderPage(<ApplicationPage />, {
      path: '/application/:role',
      at: '/application/Star%20Counter',
      session: { user: ada },
    });
    const notified = () => stub.calls(api.applications.begin).map(({ body }) => body);
    const phone = await screen.findByLabelText('Phone number');
    expect(notified()).toEqual([]);
    fireEvent.change(phone, { target: { value: '1' } });
    fireEvent.change(phone, { target: { value: '12' } });
    await waitFor(() => expect(notified()).toEqual([{ role: 'Star Counter', begun: true }]));
    fireEvent.change(phone, { target: { value: '' } });
    await waitFor(() => expect(notified()).toHaveLength(2));
    expect(notified()[1]).toEqual({ role: 'Star Counter', begun: false });
  });

  it('that the lab cannot hear of goes on without a word', async () => {
    const stub = server().isUnreachable(api.applications.begin);
    await apply({ Name: '' });
    await waitFor(() => expect(stub.calls(api.applications.begin)).toHaveLength(1));
    expect(screen.queryByText(/no connection/i)).toBeNull();
  });
});
