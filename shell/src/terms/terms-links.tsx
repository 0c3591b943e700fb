import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { LegalSlug } from '../legal/static-page.resource';
import { TermsText } from './terms-text';

interface Props {
  reading: LegalSlug | null;
  onRead: (slug: LegalSlug | null) => void;
}

/** The texts are read in place: going away from here would lose the way back. */
export function TermsLinks({ reading, onRead }: Props): ReactNode {
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button variant="text" onClick={() => onRead('terms-of-use')}>
        <Trans>Lire les conditions d’utilisation</Trans>
      </Button>
      <Button variant="text" onClick={() => onRead('privacy-policy')}>
        <Trans>Lire la politique de confidentialité</Trans>
      </Button>
      {reading && <TermsText slug={reading} onClose={() => onRead(null)} />}
    </Stack>
  );
}
