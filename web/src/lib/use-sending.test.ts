import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimedOut } from './timeouts.ts';
import { type Attempt, Cancelled, isShownByForm, useSending } from './use-sending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const { result } = renderHook(useSending);
  const state = () => result.current.state;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Sends a form whose answer the test gives. */
  function send() {
    let given: Attempt | undefined;
    let answer = (_reply: string) => {};
    let fail = (_error: Error) => {};
    const reply = new Promise<string>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
    let end: Promise<unknown> = Promise.resolve();
    act(() => {
      end = result.current
        .run((attempt) => {
          given = attempt;
          return reply;
        })
        .catch((error: unknown) => error);
    });
    return {
      signal: () => given?.signal,
      reportProgress: () => act(() => given?.reportProgress()),
      answers: (text: string) => act(async () => answer(text)),
      fails: (error: Error) => act(async () => fail(error)),
      end: () => act(() => end),
    };
  }
  return { sending: () => result.current, state, wait, send };
}

describe('a form that is sent', () => {
  it('says so until the answer comes, which the caller gets', async () => {
    const { state, send, wait } = open();
    expect(state()).toBe('idle');
    const form = send();
    expect(state()).toBe('sending');
    await form.answers('stored');
    expect(await form.end()).toBe('stored');
    expect(state()).toBe('idle');
    await wait(60_000);
    expect(state()).toBe('idle');
  });

  it('is called slow when nothing was sent for ten seconds, and no longer when a part got through', async () => {
    const { state, send, wait } = open();
    const form = send();
    await wait(9_000);
    form.reportProgress();
    await wait(9_999);
    expect(state()).toBe('sending');
    await wait(1);
    expect(state()).toBe('slow');
    form.reportProgress();
    expect(state()).toBe('sending');
  });

  it('is called lost when no answer came, and not when the server refused it', async () => {
    const { state, send } = open();
    const lost = new TimedOut();
    const first = send();
    await first.fails(lost);
    expect(await first.end()).toBe(lost);
    expect(state()).toBe('lost');
    const refused = new Error('The title is taken');
    const second = send();
    expect(state()).toBe('sending');
    await second.fails(refused);
    expect(await second.end()).toBe(refused);
    expect(state()).toBe('idle');
  });

  it('is not sent twice at once, and the first sending goes on', async () => {
    const { state, send } = open();
    const first = send();
    const second = send();
    expect(await second.end()).toBeInstanceOf(Cancelled);
    expect(second.signal()).toBeUndefined();
    expect(state()).toBe('sending');
    await first.answers('stored');
    expect(await first.end()).toBe('stored');
  });
});

describe('a person', () => {
  it('who cancels ends the requests at once, and can send the form again', async () => {
    const { sending, state, send } = open();
    const form = send();
    act(() => sending().cancel());
    const error = await form.end();
    expect(error).toMatchObject({ name: 'Cancelled' });
    expect(form.signal()?.reason).toBe(error);
    expect(state()).toBe('idle');
    const again = send();
    await again.answers('stored');
    expect(await again.end()).toBe('stored');
  });

  it('who has cancelled hears nothing of what still arrives', async () => {
    const { sending, state, send } = open();
    const form = send();
    act(() => sending().cancel());
    await form.end();
    form.reportProgress();
    expect(state()).toBe('idle');
  });

  it('who does not want to wait for a slow form ends it and sends it again', async () => {
    const { sending, state, send, wait } = open();
    const form = send();
    await wait(10_000);
    act(() => sending().tryAgain());
    expect(await form.end()).toBeInstanceOf(Cancelled);
    expect(state()).toBe('again');
  });

  it('can send a lost form again or close its notice', async () => {
    const { sending, state, send } = open();
    await send().fails(new TimedOut());
    act(() => sending().tryAgain());
    expect(state()).toBe('again');
    act(() => sending().cancel());
    expect(state()).toBe('idle');
  });

  it('who submits once more, but is stopped by a field, may be asked again at the next try', async () => {
    const { sending, state, send } = open();
    await send().fails(new TimedOut());
    act(() => sending().resubmitted());
    expect(state()).toBe('lost');
    act(() => sending().tryAgain());
    act(() => sending().resubmitted());
    expect(state()).toBe('idle');
  });
});

it.each([
  ['a cancelled sending', new Cancelled(), true],
  ['a lost connection', new TimedOut(), true],
  ['a refusal', new Error('The title is taken'), false],
])('whether the notice of the form reports %s', (_, error, reported) => {
  expect(isShownByForm(error)).toBe(reported);
});
