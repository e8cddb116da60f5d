import { api } from '@lab/contract';
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Notice } from '../../ui/notice.tsx';

const { data: texts } = ownAccountTexts;

export function MyData() {
  const download = useMutation({
    mutationFn: () => call(api.accounts.myData, {}),
    onSuccess: (data) => saveFile(texts.fileName, 'application/json', JSON.stringify(data, null, 2)),
  });
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Notice kind="error">{download.error && failureText(download.error, texts.failed)}</Notice>
      <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
        {texts.submit}
      </Button>
    </section>
  );
}
