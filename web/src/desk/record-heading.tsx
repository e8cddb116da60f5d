import { type ReactNode, useEffect, useRef } from 'react';

/**
 * On a narrow page the list with the pressed button is gone, so the focus moves to the heading of what it
 * opened.
 */
export function RecordHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
