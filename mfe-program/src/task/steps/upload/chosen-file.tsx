import { Trans } from '@lingui/react/macro';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  size: number | undefined;
  busy: boolean;
}

/** The chosen file, before and while it is sent. */
export function ChosenFile({ name, size, busy }: Props): ReactNode {
  const { fileSize } = useFormats();
  return (
    <Box aria-live="polite" sx={{ display: 'grid', justifyItems: 'center', gap: '6px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 560, overflowWrap: 'anywhere' }}>
        <DescriptionRounded sx={{ flex: 'none', fontSize: 20, color: 'neutral.ink3' }} />
        {name}
      </Box>
      {busy ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Envoi en cours…</Trans>
        </Typography>
      ) : (
        size !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {fileSize(size)}
          </Typography>
        )
      )}
    </Box>
  );
}
