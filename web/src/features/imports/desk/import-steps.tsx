import type { ImportState } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const { label, choose, check, import: run } = importTexts.steps;

/** How many of the steps are done; without a state, no file is chosen yet. */
function stepsDone(state: ImportState | undefined): number {
  if (!state) return 0;
  if (state === 'looking' || state === 'planned') return 1;
  return state === 'running' ? 2 : 3;
}

export function ImportSteps({ state }: { state?: ImportState }) {
  const done = stepsDone(state);
  return (
    <Stepper activeStep={done} alternativeLabel component="ol" aria-label={label}>
      {[choose, check, run].map((name, at) => (
        <Step key={name} component="li" aria-current={at === done ? 'step' : undefined}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
