import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';

export function ContactListScreen() {
  return (
    <Box>
      <Typography variant="h1">
        <Trans>Contacts</Trans>
      </Typography>
    </Box>
  );
}
