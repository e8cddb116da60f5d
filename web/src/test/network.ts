import { vi } from 'vitest';

/** The browser reports that the network is gone, or back. */
export function networkGoes(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  dispatchEvent(new Event(to));
}
