import TuneRounded from '@mui/icons-material/TuneRounded';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '@passerelle/shared/ui';

import type { MenuPlace } from './grouped-menu';

interface Props {
  /** « Plus de filtres » */
  label: string;
  /** Number of chosen options. */
  count: number;
  /** A `GroupedMenu` with what there is to choose from. */
  children: (place: MenuPlace) => ReactNode;
}

/** Filters that are needed less often, behind one button. */
export function GroupedFilter({ label, count, children }: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<TuneRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', px: '14px', fontWeight: 400, borderColor: 'neutral.lineStrong' }}
      >
        {count === 0 ? (
          label
        ) : (
          <span>
            <Trans>
              {label} : <b>{count}</b>
            </Trans>
          </span>
        )}
      </Button>
      {children({ label, anchor, onClose: () => setAnchor(null) })}
    </>
  );
}
