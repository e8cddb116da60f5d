import { createContext, useContext, useEffect } from 'react';

/** Is called when a page is on the screen; one that the server has rendered is wholly hydrated then. */
export const ShownContext = createContext(() => {});

/**
 * Belongs into the boundary of each page's content. React hydrates that after the parts around it, and
 * whatever changes in between would not match what was rendered.
 */
export function Shown(): null {
  const tell = useContext(ShownContext);
  useEffect(tell, [tell]);
  return null;
}
