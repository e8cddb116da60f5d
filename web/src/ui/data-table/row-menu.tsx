import { deskTexts } from '@lab/contract/features/desk/texts';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

export type RowAction = { label: string; danger?: boolean } & ({ to: string } | { run: () => void });

/** The actions of one row, behind a button. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = `${deskTexts.table.actions}: ${name}`;
  const close = () => setAnchor(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={close}
          // It is shown outside of the page's landmarks.
          slotProps={{ root: { role: 'region', 'aria-label': label } }}
        >
          {actions.map((action) =>
            'to' in action ? (
              <MenuItem key={action.label} component={Link} to={action.to} onClick={close}>
                {action.label}
              </MenuItem>
            ) : (
              <MenuItem
                key={action.label}
                sx={action.danger ? { color: 'error.main' } : undefined}
                onClick={() => {
                  close();
                  action.run();
                }}
              >
                {action.label}
              </MenuItem>
            ),
          )}
        </Menu>
      )}
    </>
  );
}
