import { api } from '@lab/contract';
import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { resourceTexts } from '@lab/contract/features/resources/texts';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { isMembersPdf } from '@lab/contract/lib/uploads/files';
import { recordTexts } from '@lab/contract/texts/record-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Empty, Failed, Loading, NotFound } from '../../ui/states.tsx';
import { Article } from './article.tsx';
import { forMemberQuery, isNoMember } from './for-members.ts';

/** Fields and words are those of the resources for everybody. */
const declared: AnyDeclaration = outputDeclarations.resources;

export default function ForMemberPage() {
  const { id = '' } = useParams();
  const { data: record, error, refetch } = useQuery(forMemberQuery(id));
  const back = recordTexts.backTo(siteTexts.menu.forMembers);
  const { members, notFound } = resourceTexts;
  if (isNoMember(error)) return <Empty text={members.notMember} />;
  if (error) return <Failed onRetry={() => void refetch()} />;
  if (record === undefined) return <Loading />;
  if (record === null) return <NotFound text={notFound} back={paths.forMembers} label={back} />;
  const isOurs = isMembersPdf(record.file);
  return (
    <Article
      list={paths.forMembers}
      back={back}
      declared={declared}
      record={isOurs ? { ...record, file: '' } : record}
      framed
    >
      {isOurs && <Download id={id} name={record.title} />}
    </Article>
  );
}

/** A link would send no token, so the file is asked for as every other call is. */
function Download({ id, name }: { id: string; name: string }) {
  const [isLoading, setLoading] = useState(false);
  const { download, downloading, downloadFailed } = resourceTexts.members;
  async function start() {
    setLoading(true);
    try {
      saveBlob(`${name}.pdf`, await call(api.forMembers.file, { params: { id } }));
    } catch {
      toast(downloadFailed, { kind: 'error' });
    } finally {
      setLoading(false);
    }
  }
  return (
    <p>
      <Button disabled={isLoading} onClick={() => void start()}>
        {isLoading ? downloading : download}
      </Button>
    </p>
  );
}
