/** The page of one record of what a lab makes, rendered from the declaration of its kind. */
import type { AnyDeclaration, Declaration } from '@lab/contract/core/content/kind';
import { callsOf } from '@lab/contract/kinds/content-calls';
import type { OutputKey } from '@lab/contract/kinds/kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { recordTexts } from '@lab/contract/texts/record-texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { recordQuery } from '../../lib/query.ts';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { Article } from './article.tsx';

export function outputPage(name: OutputKey) {
  const declared: AnyDeclaration = outputDeclarations[name];
  const { output }: Declaration = declared;
  const { all } = kinds[name].pages;
  return function OutputPage() {
    const { id = '' } = useParams();
    const back = recordTexts.backTo(kinds[name].menu);
    const { data: record, isError, refetch } = useQuery(recordQuery(callsOf(name).get, { params: { id } }));
    if (isError) return <Failed onRetry={() => void refetch()} />;
    if (record === undefined) return <Loading />;
    if (record === null) return <NotFound text={output?.texts.notFound ?? ''} back={all} label={back} />;
    return <Article list={all} back={back} declared={declared} record={record} />;
  };
}
