import type { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refetchChanged } from '../../../lib/query.ts';

/** Calls until all slices are written. After an error it can be called again and continues where it stopped. */
export function useSlices(id: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<OneImport>();
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const running = useMutation({
    mutationFn: async (endpoint: typeof api.imports.run | typeof api.imports.undo) => {
      const { signal } = left.current;
      for (;;) {
        const now = await call(endpoint, { params: { id } }, signal);
        setProgress(now);
        if (now.state === 'done' || now.state === 'undone') return now;
      }
    },
    onSettled: async () => {
      await refetchChanged(client);
      setProgress(undefined);
    },
  });
  return { running, progress };
}
