import { useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/** For what follows an answer: does nothing if the person has gone to another page meanwhile. */
export function useNavigateHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (to, options) => {
    if (isHere.current) void navigate(to, options);
  };
}
