import { Trans, useLingui } from '@lingui/react/macro';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';
import { Box, Button, useBreakpointUp } from '@passerelle/shared/ui';

import { Dialog } from '../../data/feedback/dialog';

interface Props {
  /** Number of active filters. */
  count: number;
  /** Label of the closing button: « Voir les chiffres ». */
  done: ReactNode;
  children: ReactNode;
}

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  pt: '4px',
  '& > button': { justifyContent: 'flex-start', minHeight: 48 },
  '& > button .MuiButton-endIcon': { marginInlineStart: 'auto' },
} as const;

/** Filters where they stand; on a phone in a sheet, behind one button that says how many are set. */
export function FilterSheet({ count, done, children }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const isWide = useBreakpointUp('md');
  const [isOpen, setOpen] = useState(false);
  if (isWide) return children;
  const set = number(count);
  return (
    <>
      <Button
        variant="neutral"
        data-filters="sheet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<TuneRounded />}
        onClick={() => setOpen(true)}
        sx={{ px: '14px', fontWeight: 400, borderColor: 'neutral.lineStrong', '& svg': { color: 'neutral.ink3' } }}
      >
        {count === 0 ? (
          <Trans>Filtrer</Trans>
        ) : (
          <span>
            <Trans>
              Filtrer : <b>{set}</b>
            </Trans>
          </span>
        )}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Filtrer`}
        size="medium"
        actions={
          <Button variant="contained" onClick={() => setOpen(false)}>
            {done}
          </Button>
        }
      >
        <Box sx={stack}>{children}</Box>
      </Dialog>
    </>
  );
}
