import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimedOut } from '../../lib/timeouts.ts';
import { type Attempt, useSending } from '../../lib/use-sending.ts';
import { networkGoes } from '../../test/network.ts';
import { SendingNotice } from './sending-notice.tsx';

const failed = 'The paper could not be sent.';
const offline = `${failed} No connection. This continues by itself when the network is back.`;
type Send = (words: string, attempt: Attempt) => Promise<void>;

let ends: unknown[];
let states: string[];
function Letter({ send }: { send: Send }) {
  const sending = useSending();
  const [words, setWords] = useState('Dear all');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        states.push(sending.state);
        if (!words) return;
        const ended = (end: unknown) => void ends.push(end);
        sending.run((attempt) => send(words, attempt)).then(ended, ended);
      }}
    >
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <SendingNotice sending={sending} failed={failed} />
      <button type="submit">Send</button>
    </form>
  );
}

function write(send: Send) {
  ends = [];
  states = [];
  render(<Letter send={send} />);
  press('Send');
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const goes = (network: 'online' | 'offline') => act(async () => networkGoes(network));
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a slow connection', () => {
  it('shows a notice after ten seconds, and keeps what was typed', async () => {
    write(never);
    await pass(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByLabelText('Words')).toHaveValue('Dear all');
    expect(ends).toEqual([]);
  });

  it('shows no notice while there is progress', async () => {
    let reportProgress = () => {};
    write((_, attempt) => {
      reportProgress = attempt.reportProgress;
      return never();
    });
    for (let part = 0; part < 4; part++) {
      await pass(9_000);
      act(reportProgress);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(10_000);
    expect(screen.getByRole('alert')).toBeVisible();
    act(reportProgress);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be cancelled without an error message', async () => {
    let signal: AbortSignal | undefined;
    write((_, attempt) => {
      signal = attempt.signal;
      return never();
    });
    await pass(10_000);
    press('Cancel');
    await pass(0);
    expect(signal?.aborted).toBe(true);
    expect(ends).toMatchObject([{ name: 'Cancelled' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be retried once with the current values', async () => {
    const send = vi.fn<Send>().mockImplementationOnce(never).mockResolvedValueOnce();
    write(send);
    await pass(10_000);
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'Dear both' } });
    press('Try again');
    await pass(0);
    expect(send.mock.calls.map(([words]) => words)).toEqual(['Dear all', 'Dear both']);
    expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(ends).toMatchObject([{ name: 'Cancelled' }, undefined]);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('the state is `again` only while a lost form is sent again', async () => {
  write(vi.fn<Send>(never));
  await pass(10_000);
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: '' } });
  press('Try again');
  await pass(0);
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'Dear all' } });
  press('Send');
  expect(states).toEqual(['idle', 'again', 'idle']);
});

describe('a lost network', () => {
  it('is reported at once, and the form is sent when the network is back', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new TimedOut()).mockResolvedValueOnce();
    await goes('offline');
    write(send);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(offline);
    await goes('online');
    await pass(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['before', 'after'] as const)(
    'that comes back %s the sending has failed sends the form once more',
    async (when) => {
      let fail = (_: Error) => {};
      const send = vi
        .fn<Send>()
        .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
        .mockRejectedValue(new TimedOut());
      write(send);
      await goes('offline');
      if (when === 'before') await goes('online');
      fail(new TimedOut());
      await pass(0);
      if (when === 'after') await goes('online');
      await pass(0);
      expect(send).toHaveBeenCalledTimes(2);
      // The second try failed with a network that seems to work, so the person decides.
      await pass(60_000);
      expect(send).toHaveBeenCalledTimes(2);
      expect(screen.getByRole('alert')).toHaveTextContent(failed);
    },
  );

  it('is reported at once during the sending', async () => {
    write(never);
    await goes('offline');
    expect(screen.getByRole('alert')).toHaveTextContent(offline);
  });

  it('that comes back after Cancel sends nothing', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new TimedOut());
    await goes('offline');
    write(send);
    await pass(0);
    press('Cancel');
    await goes('online');
    await pass(0);
    expect(send).toHaveBeenCalledOnce();
  });
});

it('the notice does not report a refusal by the server', async () => {
  write(() => Promise.reject(new Error('It is decided.')));
  await pass(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ends).toMatchObject([{ message: 'It is decided.' }]);
});

it('a second click does not send again', async () => {
  const send = vi.fn<Send>(never);
  write(send);
  press('Send');
  await pass(0);
  expect(send).toHaveBeenCalledOnce();
});
