import type { Manuscript } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import type { ShownPreview } from './shown-preview.tsx';

const { preview: texts } = paperFormTexts;

/** A preview of the paper's page and card. Its code is loaded when it is opened, so that the form appears sooner. */
export function FormPreview(props: { control: Control<Manuscript>; image: string }) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Shown?: typeof ShownPreview; hasFailed?: boolean }>({});
  const { Shown, hasFailed } = loaded;

  async function load() {
    setLoaded({});
    const module = await import('./shown-preview.tsx').catch(() => undefined);
    setLoaded(module ? { Shown: module.ShownPreview } : { hasFailed: true });
  }

  return (
    <div>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && !Shown) void load();
        }}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen && Shown && <Shown {...props} />}
      {isOpen && hasFailed && <Failed onRetry={() => void load()} />}
      {isOpen && !Shown && !hasFailed && <Loading />}
    </div>
  );
}
