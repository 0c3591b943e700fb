import { Trans, useLingui } from '@lingui/react/macro';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useState, type ReactNode } from 'react';
import { Button, Divider, useBreakpointUp } from '@passerelle/shared/ui';

import { Menu, MenuItem, prepareOverlay } from '../data/menus/menu';
import { MenuCheck } from './several-filter';

interface Props {
  /** The columns that may be hidden: those that identify a row are not among them. */
  offered: readonly { id: string; header: ReactNode }[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Which columns a table shows. Where the rows are a list (below 768 px) there are none to choose. */
export function ColumnChoice({ offered, hidden, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const hasColumns = useBreakpointUp('lg');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!hasColumns) return null;
  const toggle = (id: string): void =>
    onChange(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...prepareOverlay}
        startIcon={<ViewColumnOutlined />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', fontWeight: 500 }}
      >
        <Trans>Colonnes</Trans>
      </Button>
      <Menu
        label={t`Colonnes`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {offered.map(({ id, header }) => (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={!hidden.includes(id)} onClick={() => toggle(id)}>
            <MenuCheck checked={!hidden.includes(id)} />
            {header}
          </MenuItem>
        ))}
        {hidden.length > 0 && <Divider component="li" aria-hidden />}
        {hidden.length > 0 && (
          <MenuItem
            onClick={() => {
              onChange([]);
              setAnchor(null);
            }}
          >
            <Trans>Afficher toutes les colonnes</Trans>
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
