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
import { MemberOptions } from '../search/member-options.tsx';
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
        <label>
          {listTexts.style}
          <select name="style" defaultValue={style}>
            {citationStyles.map((name) => (
              <option key={name} value={name}>
                {citationTexts.styles[name]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {listTexts.layout}
          <select name="layout" defaultValue={layout}>
            {listLayouts.map((name) => (
              <option key={name} value={name}>
                {listTexts.layouts[name]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {listTexts.bold}
          <select name="bold" defaultValue={bold}>
            <option value={nobody}>{listTexts.nobody}</option>
            <MemberOptions team={team} chosen={bold === nobody ? '' : bold} />
          </select>
        </label>
        <Button type="submit">{listTexts.show}</Button>
      </form>
    </div>
  );
}
