import { Trans } from '@lingui/react/macro';
import SummarizeRounded from '@mui/icons-material/SummarizeRounded';
import { useMay } from '@passerelle/shared/client';
import { routeTo } from '@passerelle/shared/routes';
import { Button, Page, PageHeader, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { CopyLinkButton } from './share';
import { ReportingFigures } from './reporting-figures';

/** The reporting alone, at an address that can be handed on. */
export const ReportingScreen = (): ReactNode => (
  <Page
    header={
      <PageHeader
        title={<Trans>Reporting</Trans>}
        actions={
          <>
            <SixMonthlyLink />
            <CopyLinkButton />
          </>
        }
      >
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

/** Link to the six-monthly report of an organisation, for viewers of all its people. */
function SixMonthlyLink(): ReactNode {
  const mayRead = useMay('organizations', 'r');
  if (!mayRead) return null;
  return (
    <Button
      component={RouteLink}
      to={routeTo('clientSixMonthlyReport')}
      variant="neutral"
      startIcon={<SummarizeRounded />}
    >
      <Trans>Rapport semestriel</Trans>
    </Button>
  );
}
