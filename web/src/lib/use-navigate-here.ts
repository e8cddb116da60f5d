import { type RefObject, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** Whether the component is still on the page; for what follows an answer. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Does nothing if the person has gone to another page meanwhile. */
export function useNavigateHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to, options) => {
    if (isHere.current) void navigate(to, options);
  };
}
