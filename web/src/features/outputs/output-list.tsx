/** The list of a kind of what a lab makes, rendered from its declaration. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { fieldNamed } from '@lab/contract/core/content/field';
import type { AnyDeclaration, Declaration, Kind } from '@lab/contract/core/content/kind';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { outputPageTexts } from '@lab/contract/features/outputs/page/texts';
import { kinds, type OutputKey } from '@lab/contract/kinds/kinds';
import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { yearOf } from '../../lib/dates.ts';
import { outputListQuery } from '../../lib/outputs.ts';
import { cursorIn } from '../../lib/query.ts';
import { useNoteList } from '../../lib/use-list-behind.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { RecordGroup, recordGroupStyles } from '../../ui/record-groups.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { leadIn, leadOf, OutputCard } from './output-card.tsx';

/** A group of the declaration, or a year. */
function headingOf({ fields, output }: Declaration, item: AnyRecord): string {
  const groups = fieldNamed(fields, 'choice', output?.groups);
  if (groups) return groups.labels[String(item[output?.groups ?? ''])] ?? '';
  return yearOf(String(item[output?.date ?? ''] ?? '')) || outputPageTexts.undated;
}

/** The list's order keeps each group together, also over several pages of the list. */
function grouped(declared: Declaration, items: readonly AnyRecord[]) {
  const groups: { heading: string; items: AnyRecord[] }[] = [];
  for (const item of items) {
    const heading = headingOf(declared, item);
    const last = groups.at(-1);
    if (last?.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

export function outputList(name: OutputKey) {
  const declared: AnyDeclaration = outputDeclarations[name];
  const { listPage, output, nameField }: Declaration = declared;
  const { pages }: Kind = kinds[name];
  return function OutputList() {
    const [search] = useSearchParams();
    const list = useInfiniteQuery(outputListQuery(name, cursorIn(search)));
    const items = list.data?.pages.flatMap((page) => page.items) ?? [];
    const lead = leadOf(declared, items);
    useNoteList(
      items.flatMap((item) =>
        pages.one
          ? [{ to: pages.one(item._id), title: inPlainText(String(item[nameField]), item.drawn) }]
          : [],
      ),
    );
    return (
      <Container>
        <PageHeading title={listPage?.title} lead={listPage?.lead} />
        {list.isPending && <Loading />}
        {list.isError && items.length === 0 && <Failed onRetry={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && <Empty text={output?.texts.empty ?? ''} />}
        {grouped(declared, items).map((group, at) => (
          <RecordGroup key={group.heading} title={group.heading} below={at > 0}>
            <ul className={recordGroupStyles.rows}>
              {group.items.map((item, index) => (
                <li key={item._id} id={item._id}>
                  <OutputCard
                    name={name}
                    declared={declared}
                    item={item}
                    lead={leadIn(declared, group.items, lead)}
                    first={at === 0 && index === 0}
                  />
                </li>
              ))}
            </ul>
          </RecordGroup>
        ))}
        <ShowMore list={list} next={cursorIn(new URLSearchParams(list.data?.pages.at(-1)?.next))} />
      </Container>
    );
  };
}
