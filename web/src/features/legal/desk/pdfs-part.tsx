import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { pdfDeskTexts as texts } from '@lab/contract/features/pdfs/desk/texts';
import type { FlawedPdf } from '@lab/contract/features/pdfs/schemas';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import desk from '../../../desk/desk.module.css';
import { call } from '../../../lib/api.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The PDFs of the site that not everybody can read. */
export function PdfsPart() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['flawedPdfs'],
    queryFn: ({ pageParam }) => call(api.pdfs.flawed, { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor || undefined,
    staleTime: 0,
  });
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  const { pages } = data;
  const files = pages.flatMap((page) => page.files);
  const looked = sum(pages.map((page) => page.looked));
  const waiting = sum(pages.map((page) => page.waiting));
  return (
    <>
      <p className={desk.lead}>{texts.lead}</p>
      <p role="status">{texts.counts(looked, files.length, waiting)}</p>
      {files.length === 0 && !hasNextPage && <Empty text={texts.none} />}
      <List>
        {files.map((pdf) => (
          <Row key={pdf.file} pdf={pdf} />
        ))}
      </List>
      {isError && <Failed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Row({ pdf: { file, title, paperId, flaws } }: { pdf: FlawedPdf }) {
  return (
    <ListItem divider>
      <ListItemText
        primary={<a href={paperId ? paths.paper(paperId) : file}>{title || file}</a>}
        secondary={flaws.map((flaw) => texts.flaws[flaw]).join(' · ')}
      />
    </ListItem>
  );
}
