import type { ComponentType } from 'react';

/** Buttons above one list that come from two features. */
export const sideBySide = (First: ComponentType, Second: ComponentType) =>
  function Tools() {
    return (
      <>
        <First />
        <Second />
      </>
    );
  };
