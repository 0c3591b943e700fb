import { Trans } from '@lingui/react/macro';
import { NewTabLink, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { DisplayProps } from './display';

/** A document that lies on somebody else's site, where this page may not fetch it from. */
export const ElsewhereDisplay = ({ document: { url }, onOpened }: DisplayProps): ReactNode => (
  <Notice
    tone="info"
    title={<Trans>Ce document se trouve sur un autre site</Trans>}
    action={
      <NewTabLink href={url} onOpen={onOpened}>
        <Trans>Ouvrir le document</Trans>
      </NewTabLink>
    }
  />
);
