import { Trans } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Button, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Deletes what a screen is about, after a confirmation; never as wide as the actions beside it. */
export const DeleteButton = ({ onClick, sx }: { onClick: () => void; sx?: SxProps<Theme> }): ReactNode => (
  <Button
    variant="text"
    size="small"
    color="error"
    startIcon={<DeleteOutlineRounded />}
    onClick={onClick}
    sx={sxOf({ '&&': { flex: 'none' } }, sx)}
  >
    <Trans>Supprimer</Trans>
  </Button>
);
