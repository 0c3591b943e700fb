import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { useLingui } from '@lingui/react/macro';

import { type Edge, IconButton, useEdgeOrigins } from '@passerelle/shared/ui';
import { Menu as MuiMenu, MenuItem, type MenuProps } from '@passerelle/shared/ui/mui/overlays';

interface MenuBoxProps extends Pick<MenuProps, 'anchorEl' | 'children'> {
  open: boolean;
  onClose: () => void;
  /** Of what: « Actions pour Fatou Diallo ». */
  label?: string;
  /** The edge of the button that it keeps to. */
  edge?: Edge;
  maxHeight?: number;
}

/** Popup of a button. It hangs beside the page's own landmarks, so it is one itself, and has its name. */
export function Menu({ label, edge = 'start', maxHeight, ...rest }: MenuBoxProps): ReactNode {
  const { t } = useLingui();
  const name = label ?? t`Menu`;
  return (
    <MuiMenu
      {...rest}
      {...useEdgeOrigins(edge)}
      slotProps={{
        root: { role: 'region', 'aria-label': name },
        list: { 'aria-label': name },
        paper: { sx: { mt: '6px', maxHeight } },
      }}
    />
  );
}

interface Common {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Takes something away: it is red, and asks before it does. */
  danger?: boolean;
}
interface Leads {
  to: string;
  /** State for the next screen, such as the page to return to. */
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

/** Further actions on one row of a list. */
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
      <Menu label={label} open={anchor !== null} anchorEl={anchor} onClose={close} edge="end">
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
