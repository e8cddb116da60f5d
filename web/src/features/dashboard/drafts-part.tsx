import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { draftsOf, readDraft } from '../../lib/drafts.ts';
import { Entry, Part } from './part.tsx';

const { drafts: texts } = dashboardTexts;

interface PaperDraft {
  name: string;
  title: string;
  savedAt: string;
}

/** Drafts of papers on this device; a draft contains a title only if the title was changed. */
function paperDrafts(uid: string, pending: readonly PaperRequest[]): PaperDraft[] {
  return draftsOf(uid).flatMap((name) => {
    if (name !== 'paper' && !name.startsWith('edit:')) return [];
    const draft = readDraft<{ title?: string }>(uid, name);
    const paper = pending.find(({ _id }) => name === `edit:${_id}`);
    const title = draft?.values.title || paper?.title || (name === 'paper' ? texts.write : texts.edit);
    return draft ? [{ name, title, savedAt: draft.savedAt }] : [];
  });
}

const none: readonly PaperRequest[] = [];

export function DraftsPart({ uid, pending = none }: { uid: string; pending?: readonly PaperRequest[] }) {
  const [drafts, setDrafts] = useState<PaperDraft[]>([]);
  useEffect(() => setDrafts(paperDrafts(uid, pending)), [uid, pending]);
  return (
    <Part title={texts.title} items={drafts}>
      {({ name, title, savedAt }) => (
        <Entry
          key={name}
          title={title}
          text={texts.savedAt(formatDateTime(savedAt))}
          to={name === 'paper' ? paths.writeResearch : paths.editPaper(name.slice('edit:'.length))}
          action={texts.go}
        />
      )}
    </Part>
  );
}
