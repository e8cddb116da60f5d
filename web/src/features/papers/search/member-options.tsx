import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';

interface Props {
  team: readonly { _id: string; name: string }[];
  /** The value of the menu: the id of a member, or of somebody who has left the team; empty for nobody. */
  chosen: string;
}

/** The members of the team as options of a menu. */
export function MemberOptions({ team, chosen }: Props) {
  return (
    <>
      {chosen && team.every(({ _id }) => _id !== chosen) && (
        <option value={chosen}>{paperSearchTexts.unknownPerson}</option>
      )}
      {team.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </>
  );
}
