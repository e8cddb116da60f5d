import { api } from '@lab/contract';
import { accountTexts } from '@lab/contract/accounts/texts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const { data: texts } = accountTexts;

function save(name: string, content: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

export function MyData() {
  const download = useMutation({
    mutationFn: () => call(api.accounts.myData, {}),
    onSuccess: (data) => save(texts.fileName, data),
  });
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Notice kind="error">{download.error && failureText(download.error, texts.failed)}</Notice>
      <Button kind="quiet" disabled={download.isPending} onClick={() => download.mutate()}>
        {texts.submit}
      </Button>
    </section>
  );
}
