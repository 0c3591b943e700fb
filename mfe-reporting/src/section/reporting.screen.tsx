import { Trans } from '@lingui/react/macro';
import { Page, PageHeader, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { CopyLinkButton } from './share';
import { ReportingFigures } from './reporting-figures';

/** The reporting alone, at an address that can be handed on. */
export const ReportingScreen = (): ReactNode => (
  <Page
    header={
      <PageHeader title={<Trans>Reporting</Trans>} actions={<CopyLinkButton />}>
        <Trans>Ce que font les personnes que vous suivez, sur la période de votre choix.</Trans>
      </PageHeader>
    }
  >
    <VisuallyHidden component="h2">
      <Trans>Chiffres de la période</Trans>
    </VisuallyHidden>
    <ReportingFigures />
  </Page>
);
