import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import { Button, lazyDialog } from '@passerelle/shared/ui';
import { Menu } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useState } from 'react';

import { kindLabels } from '../item-labels';
import { type NewKind, useWritableKinds } from './new-kinds';

const NewItemDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "new-item" */ './new-item-dialog')).NewItemDialog,
);

/** Creates an item of a kind that the viewer may write. `organization`: the one selected in the list filter. */
export function NewItem({ organization }: { organization: string | null }): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [kind, setKind] = useState<NewKind>('programs');
  const [isAsking, setAsking] = useState(false);
  const writable = useWritableKinds();
  if (writable.length === 0) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddRounded />}
        endIcon={<KeyboardArrowDownRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans>Nouveau</Trans>
      </Button>
      <Menu label={t`Nouveau contenu`} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {writable.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              setKind(one);
              setAsking(true);
            }}
          >
            {t(kindLabels[one])}
          </MenuItem>
        ))}
      </Menu>
      <NewItemDialog kind={kind} organization={organization} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
