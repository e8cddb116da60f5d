import { nobody } from '@lab/contract/features/citations/lists/bold';
import { listLayouts, listOptionsOf } from '@lab/contract/features/citations/lists/options';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { citationStyles } from '@lab/contract/features/citations/styles';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { memberNamesQuery } from '../../../lib/member-names.ts';
import { Button } from '../../../ui/button.tsx';
import type { PaperFilter } from '../queries.ts';
import { FilterSelect, memberOptions } from '../search/filter-select.tsx';
import styles from '../search/paper-filter-form.module.css';

interface Props {
  filter: PaperFilter;
  /** The options of the list, from the address. */
  look: Record<string, string>;
}

/** A plain GET form, so that it works without JavaScript. */
export function ExportForm({ filter, look }: Props) {
  const { data: team = [] } = useQuery(memberNamesQuery);
  const navigate = useNavigate();
  const { style, layout, bold } = listOptionsOf({ ...look, ...filter });
  return (
    <div className={styles.bar}>
      <form
        autoComplete="off"
        key={JSON.stringify([filter, look, team.length])}
        method="get"
        action={paths.exportList}
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = [...new FormData(event.currentTarget)] as [string, string][];
          navigate(`${paths.exportList}?${new URLSearchParams(chosen)}`, { preventScrollReset: true });
        }}
      >
        {Object.entries(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterSelect
          name="style"
          label={listTexts.style}
          value={style}
          options={citationStyles.map((name) => [name, citationTexts.styles[name]])}
        />
        <FilterSelect
          name="layout"
          label={listTexts.layout}
          value={layout}
          options={listLayouts.map((name) => [name, listTexts.layouts[name]])}
        />
        <FilterSelect
          name="bold"
          label={listTexts.bold}
          value={bold}
          options={[[nobody, listTexts.nobody], ...memberOptions(team, bold === nobody ? '' : bold)]}
        />
        <Button type="submit">{listTexts.show}</Button>
      </form>
    </div>
  );
}
