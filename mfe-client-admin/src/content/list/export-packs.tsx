import { Trans, useLingui } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { ItemPack } from '@passerelle/shared/contract';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { Menu } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useState } from 'react';

import { PackName } from '../item-labels';
import { exportPack } from '../items.mutations';

/** Downloads the published content of a pack; of several, one chooses. */
export function ExportPacks({ packs }: { packs: readonly ItemPack[] }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const [only] = packs;
  if (!only) return null;

  const save = async (pack: ItemPack): Promise<void> => {
    setBusy(true);
    try {
      await exportPack(pack);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: pack.id });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ActionButton
        variant="neutral"
        busy={busy}
        startIcon={<DownloadRounded />}
        {...(packs.length > 1 && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
        onClick={({ currentTarget }) => (packs.length > 1 ? setAnchor(currentTarget) : void save(only))}
      >
        <Trans>Exporter</Trans>
      </ActionButton>
      <Menu
        label={t`Pack à exporter`}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        maxHeight={360}
      >
        {packs.map((pack) => (
          <MenuItem
            key={pack.id}
            onClick={() => {
              setAnchor(null);
              void save(pack);
            }}
          >
            <PackName pack={pack} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
