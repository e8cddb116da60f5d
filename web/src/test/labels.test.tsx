import { TextField } from '@mui/material';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { controlOf, labelsOf } from './labels.ts';

/** A window of its own has jsdom's answers. */
function answersOfJsdom(html: string): [control: string[], labels: string[]] {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('jsdom has made no document');
  page.body.innerHTML = html;
  const answers = answersIn(
    page.body,
    (label) => label.control,
    (field) => field.labels,
  );
  frame.remove();
  return answers;
}

type Field = HTMLInputElement;

function answersIn(
  body: HTMLElement,
  control: (label: HTMLLabelElement) => Element | null,
  labels: (field: Field) => Iterable<HTMLLabelElement> | null,
): [string[], string[]] {
  const text = (element: Element | null) => element?.outerHTML ?? 'none';
  return [
    [...body.querySelectorAll('label')].map((label) => text(control(label))),
    [...body.querySelectorAll<Field>('input, select, textarea, button, output, meter, progress')].map(
      (field) => {
        const found = labels(field);
        return found ? [...found].map(text).join() : 'null';
      },
    ),
  ];
}

it('are those that jsdom finds', () => {
  const { container } = render(
    <form>
      <TextField label="Name" />
      <TextField label="Kind" select slotProps={{ select: { native: true } }} />
      <TextField label="Words" multiline />
      <label>
        Around <span /> <input type="checkbox" /> <input />
      </label>
      <label htmlFor="two">First</label>
      <label htmlFor="two">Second</label>
      <textarea id="two" />
      <label htmlFor="nobody">Of none</label>
      <label htmlFor="">Of no name</label>
      <label htmlFor="text">Of a text</label>
      <p id="text" />
      <label htmlFor="secret">Of what is hidden</label>
      <input id="secret" type="hidden" />
      <button type="button">Alone</button>
      <label>
        <input type="hidden" /> <output>Sum</output>
      </label>
    </form>,
  );
  const wanted = answersOfJsdom(container.innerHTML);
  expect(wanted[0].filter((one) => one !== 'none')).toHaveLength(7);
  expect(answersIn(container, controlOf, labelsOf)).toEqual(wanted);
});

it('of elements outside of the page are jsdom’s own', () => {
  const label = document.createElement('label');
  const field = document.createElement('input');
  label.append(field);
  expect(label.control).toBe(field);
  expect([...(field.labels ?? [])]).toEqual([label]);
});
