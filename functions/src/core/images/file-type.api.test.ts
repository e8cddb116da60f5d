import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { reviewedAt, uploadAs } from '../../test/files.ts';
import { makeMember } from '../../test/people.ts';
import { paperBody } from '../../test/records.ts';

const page = '<html><script>alert(1)</script>';

test.each([
  ['image', page, 'This file is not an image'],
  ['image', 'RIFF....WAVE', 'This file is not an image'],
  ['image', '%PDF-1.4', 'This file is not an image'],
  ['image', '<!--RIFF....WEBP', 'This file is not an image'],
  ['pdf', page, 'This file is not a PDF'],
  ['pdf', `${' '.repeat(1_024)}%PDF-1.4`, 'This file is not a PDF'],
  ['pdf', '%', 'This file is not a PDF'],
])('a paper cannot name as its %s a file with %s', async (field, content, message) => {
  const { uid, token } = await makeMember();
  const name = randomUUID();
  const files = { image: `/images/papers/${uid}/${name}.webp`, pdf: `/files/papers/${uid}/${name}.pdf` };
  for (const [one, address] of Object.entries(files))
    await uploadAs(address, one === field ? content : reviewedAt(address));
  const submit = () => call('POST /ResearchRequest', { token, body: paperBody(files) });
  expect(await submit()).toMatchObject({ status: 400, body: { code: 'invalid', message } });

  const address = files[field as keyof typeof files];
  await uploadAs(address, reviewedAt(address));
  expect(await submit()).toMatchObject({ status: 200 });
});
