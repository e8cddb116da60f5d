/** How much of a file is sent, from 0 to 1; loaded with the first upload, because of reactfire. */
import type { ReactNode } from 'react';
import { useStorageTask } from 'reactfire';
import type { UploadTask } from '../../lib/upload.ts';

interface Props {
  task: UploadTask;
  show: (part: number) => ReactNode;
}

export default function SentPart({ task, show }: Props) {
  const { snapshot } = task;
  const { data } = useStorageTask<UploadTask['snapshot']>(task, snapshot.ref, { initialData: snapshot });
  return show(data.bytesTransferred / Math.max(data.totalBytes, 1));
}
