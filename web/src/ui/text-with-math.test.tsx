import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Prose } from './prose.tsx';
import styles from './text-with-math.module.css';
import { TextWithMath } from './text-with-math.tsx';

const square = {
  source: '$x^2$',
  mathml: '<math><msup><mi>x</mi><mn>2</mn></msup></math>',
  plain: 'x²',
};
const displayed = { source: '$$y$$', mathml: '<math display="block"><mi>y</mi></math>', plain: 'y' };
const long = { source: '$z$', mathml: '<math><mi>z</mi></math>', plain: 'z + '.repeat(10) };
const drawn = [square, displayed, long];

afterEach(() => vi.restoreAllMocks());

describe('a text with formulas', () => {
  it('has MathML in the place of its TeX', () => {
    const { container } = render(<TextWithMath text="On $x^2$ and $5" drawn={drawn} />);
    expect(container.textContent).toBe('On x2 and $5');
    const math = container.querySelector('math');
    expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
    expect(math?.querySelector('msup > mn')?.textContent).toBe('2');
  });

  it('has marks in the place of their tags, and none that were not drawn', () => {
    const mark = { source: '<i>E. coli</i>', mathml: '<i>E. coli</i>', plain: 'E. coli' };
    const { container } = render(<TextWithMath text="On <i>E. coli</i>, <i>x</i>" drawn={[mark]} />);
    expect(container.textContent).toBe('On E. coli, <i>x</i>');
    expect(container.querySelectorAll('i')).toHaveLength(1);
    expect(container.querySelector('span')).not.toHaveClass(styles.long ?? '');
  });

  it('shows what was written where nothing was rendered', () => {
    const text = 'On $a$ <b>not bold</b>';
    const { container, rerender } = render(<TextWithMath text={text} />);
    expect(container.textContent).toBe(text);
    rerender(<TextWithMath text={text} drawn={drawn} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('b')).toBeNull();
  });

  it('lets long and displayed formulas scroll within themselves, and no others', () => {
    const { container } = render(<TextWithMath text="$x^2$ $$y$$ $z$ $x^2$" drawn={drawn} />);
    const scrolling = [...container.querySelectorAll('span')].map((span) =>
      span.classList.contains(styles.long ?? ''),
    );
    expect(scrolling).toEqual([false, true, true, false]);
  });

  it('has them in each of its paragraphs', () => {
    const { container } = render(<Prose text={'One $x^2$\n\nTwo $x^2$'} drawn={drawn} />);
    expect([...container.querySelectorAll('p')].map((p) => p.querySelectorAll('math').length)).toEqual([
      1, 1,
    ]);
  });

  it('is the same on the server and in the browser', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const text = <TextWithMath text="On $x^2$, $a$ and $$y$$" drawn={drawn} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(text);
    const before = container.innerHTML;
    const root = await act(() => hydrateRoot(container, text, { onRecoverableError: complaints }));
    expect(complaints).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(before);
    expect(container.querySelectorAll('math')).toHaveLength(2);
    await act(() => root.unmount());
  });
});
