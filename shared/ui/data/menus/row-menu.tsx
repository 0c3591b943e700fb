import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { RouteLink } from '@passerelle/shared/routes';
import { useState, type ReactNode } from 'react';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { IconButton } from '@passerelle/shared/ui';

import { Menu } from './menu';

interface Common {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Takes something away: it is red, and asks before it does. */
  danger?: boolean;
}
interface Leads {
  to: string;
  /** What the next screen is told, such as where to come back to. */
  state?: unknown;
}
export type RowAction = Common & (Leads | { onPress: () => void });

interface Props {
  /** Of which thing: « Actions pour Fatou Diallo ». */
  label: string;
  actions: readonly RowAction[];
  /** In a dense table. */
  small?: boolean;
}

/** What else can be done with one thing of a list. */
export function RowMenu({ label, actions, small = false }: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        size={small ? 'small' : 'medium'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        label={label}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map((action) => {
          const look = action.danger ? { color: 'status.error.text' } : {};
          const content = (
            <>
              {action.icon}
              {action.label}
            </>
          );
          return 'to' in action ? (
            <MenuItem
              key={action.id}
              component={RouteLink}
              to={action.to}
              state={action.state}
              onClick={close}
              sx={look}
            >
              {content}
            </MenuItem>
          ) : (
            <MenuItem
              key={action.id}
              sx={look}
              onClick={() => {
                close();
                action.onPress();
              }}
            >
              {content}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
