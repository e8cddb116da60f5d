// What admins publish is on the public page immediately, and what they delete disappears, unless they restore
// it.
import { live } from './content-life.ts';
import { story } from './fixtures.ts';

story('a news item is created, shown, deleted, restored and deleted again', ({ open }) =>
  live(open, {
    kind: 'news item',
    desk: 'addNews',
    publicPage: '/news',
    name: 'Title',
    fields: { Summary: 'In short.', Details: 'At length.' },
    image: 'Image',
    submit: 'Publish',
    added: 'News added successfully',
    deleted: 'News deleted',
  }),
);

story('a change of the lab’s phone number is shown on Contact Us', async ({ open }) => {
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard/updateInfo');
  const save = async (phone: string) => {
    await page.getByRole('button', { name: 'Edit: Basic info' }).click();
    const field = page.getByLabel('Phone', { exact: false }).first();
    const before = await field.inputValue();
    await field.fill(phone);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Updated successfully').first().waitFor();
    return before;
  };
  const before = await save('+44 1632 960 999');
  const visitor = await open();
  await visitor.goto('/contactUs');
  await visitor.getByText('+44 1632 960 999').first().waitFor();
  await save(before);
});
