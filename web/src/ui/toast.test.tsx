import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Transitions never end in jsdom, so a toast that has started to move away counts as gone. */
const leaves = (text: string) =>
  screen.getByText(text).closest<HTMLElement>('[role]')?.style.transform.startsWith('translate');

describe('toast', () => {
  it('disappears after its time', async () => {
    render(<ToastHost />);
    act(() => toast('LogOut Successfully', { milliseconds: 1500 }));
    expect(await screen.findByText('LogOut Successfully')).toBeInTheDocument();
    await pass(1400);
    expect(leaves('LogOut Successfully')).toBe(false);
    await pass(200);
    expect(leaves('LogOut Successfully')).toBe(true);
  });

  it('interrupts screen readers only with errors', async () => {
    render(<ToastHost />);
    act(() => {
      toast('Saved');
      toast('Something went wrong', { kind: 'error' });
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status');
  });

  it('disappears when it is dismissed', async () => {
    render(<ToastHost />);
    act(() => toast('Something went wrong', { kind: 'error', milliseconds: 4000 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await pass(300);
    expect(leaves('Something went wrong')).toBe(true);
  });

  it('offers an action once', async () => {
    const run = vi.fn();
    render(<ToastHost />);
    act(() => toast('News deleted', { milliseconds: 6000, action: { label: 'Undo', run } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    await pass(300);
    expect(leaves('News deleted')).toBe(true);
  });
});
