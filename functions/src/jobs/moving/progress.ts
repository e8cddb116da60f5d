/** Says every few seconds how far a step has come, so that no wait is silent. */
export interface Progress {
  /** `of` is missing where nobody knows how many there are. */
  begin(what: string, of?: number): void;
  step(count?: number): void;
  end(): void;
}

export const silent: Progress = { begin: () => {}, step: () => {}, end: () => {} };

const every = 5_000;

export function progressTo(print: (line: string) => void, milliseconds = every): Progress {
  let step: { what: string; of: number | undefined; done: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let said = Date.now();
  function say() {
    said = Date.now();
    if (step) print(`… ${step.what}${step.of === undefined ? '' : `: ${step.done} of ${step.of}`}`);
  }
  return {
    begin(what, of) {
      step = { what, of, done: 0 };
      // It goes on from step to step, as many short ones are a long wait too, and keeps no program alive.
      timer ??= setInterval(say, milliseconds).unref();
      // A step before it may have left no moment for the timer.
      if (Date.now() - said >= milliseconds) say();
    },
    step(count = 1) {
      if (step) step.done += count;
    },
    end() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
