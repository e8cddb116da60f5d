import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a form takes the place of what it edits, or gives it back, the pressed button is gone. The focus then
 * goes to this place, and not to the top of the page.
 */
export function useFocusOnSwap<Place extends HTMLElement>(isEditing: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current !== isEditing && document.activeElement === document.body) place.current?.focus();
    before.current = isEditing;
  }, [isEditing]);
  return place;
}
