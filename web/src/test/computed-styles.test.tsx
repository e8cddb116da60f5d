import { Button, Chip, Dialog, IconButton, TextField } from '@mui/material';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { computedStyle, getComputedStyle } from './computed-styles.ts';

const properties = [
  'display',
  'visibility',
  'pointer-events',
  'overflow',
  'overflow-x',
  'overflow-y',
  'position',
  'opacity',
  'transform',
  '-webkit-transform',
];

function compare() {
  const elements = [document.documentElement, document.head, ...document.body.querySelectorAll('*')];
  for (const element of elements) {
    const [ours, jsdoms] = [computedStyle(element), getComputedStyle(element)];
    const values = (style: CSSStyleDeclaration) =>
      [
        ...properties.map((name) => style.getPropertyValue(name)),
        style.pointerEvents,
        style.overflowX,
      ].join();
    expect(values(ours), `${element.localName}.${element.className}`).toBe(values(jsdoms));
  }
}

it('is what jsdom computes for each element of a screen', () => {
  const screenOf = (open: boolean) => (
    <form style={{ visibility: open ? 'hidden' : 'visible' }}>
      <style>{`
        .low .deep, p:not(.low) { display: flex }
        .deep::before, .deep:focus { display: grid }
        @media screen { .shown { visibility: visible } }
        @media print { .shown { display: none } }
        section > :is(b, i) { pointer-events: none }
        [data-kept='yes'] { display: inline-block; opacity: 0.5 }
        .low { position: relative; overflow: hidden; transform: translate(1px) }
        section { overflow-x: auto }
      `}</style>
      <Button disabled={open}>Send</Button>
      <IconButton aria-label="More" />
      <TextField label="Name" multiline />
      <Chip label="tide" onDelete={() => {}} disabled />
      <p className="low">
        <input className="deep" aria-label="Depth" />
        <span className="deep" hidden={open} />
      </p>
      <section>
        <b className="shown">
          <i data-kept="yes">in</i>
        </b>
        <svg aria-hidden>
          <path style={{ display: 'none' }} />
        </svg>
        <details>
          <summary>More</summary>
          <em>hidden</em>
        </details>
      </section>
      <Dialog open={open}>Sure?</Dialog>
    </form>
  );
  const { rerender } = render(screenOf(false));
  compare();
  rerender(screenOf(true));
  compare();
  const field = screen.getByLabelText('Depth');
  field.focus();
  fireEvent.change(field, { target: { value: 'tern' } });
  document.body.classList.add('low');
  onTestFinished(() => document.body.classList.remove('low'));
  compare();
});

it('is jsdom’s own for elements outside of the page and for other properties', () => {
  const outside = document.createElement('div');
  outside.style.display = 'flex';
  expect(computedStyle(outside).display).toBe('flex');
  document.body.style.color = 'red';
  onTestFinished(() => document.body.removeAttribute('style'));
  expect(computedStyle(document.body).color).toBe(getComputedStyle(document.body).color);
});
