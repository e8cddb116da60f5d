import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { useUrlParams, withParam } from './use-url-params.ts';

function Page() {
  const [, change] = useUrlParams();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          change((before) => withParam(before, 'search', 'kettle'), { replace: true });
          change((before) => withParam(before, 'record', '7'));
        }}
      >
        Both
      </button>
      <Link to="/profile">Elsewhere</Link>
    </>
  );
}

test('a change keeps the one before it that is not rendered yet', async () => {
  const { user, getByRole, address } = renderPage(<Page />, { at: '/dashboard?show=all#list' });
  await user.click(getByRole('button', { name: 'Both' }));
  expect(address()).toBe('/dashboard?show=all&search=kettle&record=7');
  expect(window.location.hash).toBe('#list');
});

test('a change stays on the page to which the person has gone', async () => {
  const { user, getByRole, address } = renderPage(<Page />, { at: '/dashboard' });
  await user.click(getByRole('link', { name: 'Elsewhere' }));
  await user.click(getByRole('button', { name: 'Both' }));
  expect(address()).toBe('/profile?search=kettle&record=7');
});

test('an empty value removes a parameter', () => {
  expect(String(withParam(new URLSearchParams('record=7&q=a'), 'record'))).toBe('q=a');
});
