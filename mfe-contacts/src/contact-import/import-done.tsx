import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactImported } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Button, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** What is now true of the book. */
export function ImportDone({ done: { created, completed } }: { done: ContactImported }): ReactNode {
  const { t } = useLingui();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Notice
        tone="success"
        title={t`${plural(created, { 0: 'Aucun contact ajouté', one: '# contact ajouté', other: '# contacts ajoutés' })}`}
        action={
          <Button component={RouteLink} to={routeTo('contacts')} variant="contained">
            <Trans>Voir vos contacts</Trans>
          </Button>
        }
      >
        {t`${plural(completed, { 0: 'Aucune fiche complétée', one: '# fiche complétée', other: '# fiches complétées' })}`}
      </Notice>
    </Box>
  );
}
