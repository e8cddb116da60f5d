import { vi } from 'vitest';
import { noteCall } from '../lib/online.ts';

/** The browser reports that the network is gone, or back. */
export function browserReports(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  dispatchEvent(new Event(to));
}

/** The network is gone, or back and a first call is answered. */
export function networkGoes(to: 'online' | 'offline'): void {
  browserReports(to);
  if (to === 'online') noteCall(true);
}
