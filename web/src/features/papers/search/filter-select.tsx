import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';

type Option = readonly [value: string, label: string];

interface Props {
  name: string;
  label: string;
  value: string;
  /** The option that filters by nothing. */
  none?: string;
  options: readonly Option[];
  /** What it filters by shows in its first option, so its label is only read. */
  chip?: boolean;
}

export function FilterSelect({ name, label, value: chosen, none, options, chip = false }: Props) {
  return (
    <label>
      {chip ? <span className="visually-hidden">{label}</span> : label}
      <select name={name} defaultValue={chosen}>
        {none && <option value="">{none}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value === label ? undefined : value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The members of the team. `chosen` may also be the id of somebody who has left it; it is empty for nobody.
 */
export function memberOptions(team: readonly { _id: string; name: string }[], chosen: string): Option[] {
  const isUnknown = chosen !== '' && team.every(({ _id }) => _id !== chosen);
  return [
    ...(isUnknown ? [[chosen, paperSearchTexts.unknownPerson] as const] : []),
    ...team.map(({ _id, name }) => [_id, name] as const),
  ];
}
