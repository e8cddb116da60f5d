import { beforeEach, expect, it, vi } from 'vitest';
import { recordEarlyClick, replayEarlyClick, stopRecordingClicks } from './early-click.ts';

const onClick = vi.fn();

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  element.addEventListener('click', onClick);
  return element;
}

beforeEach(() => {
  replayEarlyClick();
  onClick.mockClear();
  recordEarlyClick();
});

it('replays a click once, also one on an element inside the button', () => {
  const button = draw('<button type="button"><svg><path /></svg></button>');
  button.querySelector('path')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  stopRecordingClicks();
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(2);
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('replays only the last click', () => {
  const first = draw('<button type="button">1</button>');
  const second = document.createElement('button');
  second.type = 'button';
  document.body.append(second);
  first.click();
  second.click();
  stopRecordingClicks();
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it.each([
  ['opens a popover by itself', '<button type="button" popovertarget="menu">Menu</button>'],
  ['sends a form by itself', '<button type="submit">Search</button>'],
  ['leads somewhere by itself', '<a href="#there">There</a>'],
])('does not replay a click on an element that %s', (_, html) => {
  draw(html).click();
  stopRecordingClicks();
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not click a button that has another label by now', () => {
  const button = draw('<button type="button" aria-label="Pause"></button>');
  button.click();
  stopRecordingClicks();
  button.setAttribute('aria-label', 'Play');
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not replay clicks after hydration, or on removed buttons', () => {
  stopRecordingClicks();
  draw('<button type="button">Late</button>').click();
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(1);

  recordEarlyClick();
  const gone = draw('<button type="button">Gone</button>');
  gone.click();
  gone.remove();
  stopRecordingClicks();
  replayEarlyClick();
  expect(onClick).toHaveBeenCalledTimes(2);
});
