import type { Manuscript } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import type { ShownPreview } from './shown-preview.tsx';

const { preview: texts } = paperFormTexts;

interface Props {
  control: Control<Manuscript>;
  image: string;
  /** Beside the form it is always open. */
  isBeside: boolean;
}

/**
 * A preview of the paper's page and card. Its code is loaded when it is opened, so that the form appears
 * sooner.
 */
export function FormPreview({ isBeside, ...props }: Props) {
  const [isOpened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ Shown?: typeof ShownPreview; hasFailed?: boolean }>({});
  const { Shown, hasFailed } = loaded;
  const isOpen = isBeside || isOpened;

  async function load() {
    setLoaded({});
    const module = await import('./shown-preview.tsx').catch(() => undefined);
    setLoaded(module ? { Shown: module.ShownPreview } : { hasFailed: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(() => {
    if (isOpen && !Shown) void load();
  }, [isOpen]);

  return (
    <div>
      {!isBeside && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
          {isOpen ? texts.hide : texts.show}
        </Button>
      )}
      {isOpen && Shown && <Shown {...props} />}
      {isOpen && hasFailed && <Failed onRetry={() => void load()} />}
      {isOpen && !Shown && !hasFailed && <Loading />}
    </div>
  );
}
