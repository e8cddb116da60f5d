import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Face } from './face.tsx';

test.each([
  ['ines Falkenrath', 'I'],
  ['𝒜da', '𝒜'],
])('%s without a picture is shown as %s', (name, letter) => {
  render(<Face name={name} src="" />);
  expect(screen.getByText(letter)).toBeVisible();
});

test('a person without a name has a picture all the same', () => {
  const { container } = render(<Face name="" src="" />);
  expect(container.querySelector('.MuiAvatar-root')).toBeVisible();
});
