import TuneRounded from '@mui/icons-material/TuneRounded';
import { Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@passerelle/shared/ui';

import { useOnDemand } from '../data/dialogs/use-on-demand';
import type { MenuPlace } from './grouped-menu';

interface Props<P> {
  /** « Plus de filtres » */
  label: string;
  /** How many are set. */
  count: number;
  /** A `GroupedMenu` with what there is to choose from: fetched when hand or focus come near. */
  load: () => Promise<ComponentType<P & MenuPlace>>;
  /** What that is told. */
  of: P;
}

/** Filters that are needed less often, behind one button. */
export function GroupedFilter<P extends object>({ label, count, load, of }: Props<P>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Content, whenLoaded, prepare } = useOnDemand(load);
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...prepare}
        startIcon={<TuneRounded />}
        onClick={({ currentTarget }) => void whenLoaded(() => setAnchor(currentTarget))}
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
      {Content && <Content {...of} label={label} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
