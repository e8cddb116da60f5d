import { api } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { abortable } from '../../../lib/timeouts.ts';

type Step = typeof api.imports.run | typeof api.imports.undo | typeof api.imports.lookUp;

const isOver = (step: Step, { state }: OneImport) =>
  step === api.imports.lookUp ? state !== 'looking' : state === 'done' || state === 'undone';

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1_000));

/**
 * Calls until all is written, or looked up. After an error it can be called again and continues where it
 * stopped.
 */
export function useSteps(id: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<OneImport>();
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const running = useMutation({
    mutationFn: async (step: Step) => {
      const { signal } = left.current;
      for (;;) {
        const now = await call(step, { params: { id } }, signal);
        setProgress(now);
        if (isOver(step, now)) return now;
        if (now.wait) await abortable(signal, seconds(now.wait));
      }
    },
    onSettled: async () => {
      await refetchChanged(client);
      setProgress(undefined);
    },
  });
  return { running, progress };
}
