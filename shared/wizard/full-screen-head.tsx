import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton, PasserelleMark, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  /** Section of the screen: « Groupes ». */
  name: ReactNode;
  returnTo: string;
}

/** Header of a full-screen task: the product's logo, the subject, and the exit. */
export function FullScreenHead({ name, returnTo }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr auto 1fr' },
        alignItems: 'center',
        minHeight: { xs: 60, xl: 72 },
        px: { xs: '16px', md: '24px' },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
        <PasserelleMark />
      </Box>
      <Typography sx={{ fontWeight: 500, color: 'text.secondary' }}>{name}</Typography>
      <IconButton component={RouteLink} to={returnTo} aria-label={t`Quitter`} sx={{ justifySelf: 'end' }}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
