import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Changes the URL parameters that the browser has now; the rendered ones may be older, because React renders
 * them later.
 */
export function useUrlParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const { search, hash } = window.location;
      void navigate({ search: String(changed(new URLSearchParams(search))), hash }, options);
    },
    [navigate],
  );
  return [params, change] as const;
}

/** An empty value removes the parameter. */
export function setParam(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

export function withParam(before: URLSearchParams, name: string, value = ''): URLSearchParams {
  const params = new URLSearchParams(before);
  setParam(params, name, value);
  return params;
}
