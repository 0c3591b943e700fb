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

const kilobyte = 1_000;

/** What is about to be sent, or on its way. */
export function ChosenFile({ name, size, busy }: Props): ReactNode {
  const { number } = useFormats();
  const weight = size === undefined ? null : number(Math.max(1, Math.round(size / kilobyte)));
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
        weight !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>{weight} Ko</Trans>
          </Typography>
        )
      )}
    </Box>
  );
}
