import { Trans } from '@lingui/react/macro';
import LinkRounded from '@mui/icons-material/LinkRounded';
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { readState, writeState } from '@passerelle/shared/url-state';
import { Button, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { presetRange } from './ranges';
import { useZone } from './reporting.resource';
import { reportingState } from './section-state';

/** Address of the reporting page with explicit dates, so that it shows the same tomorrow. */
function useOwnAddress(): string {
  const { search } = useLocation();
  const zone = useZone() ?? defaultTimeZone;
  const { dateRange } = readState(reportingState, search);
  const query = writeState(reportingState, search, { dateRange: dateRange ?? presetRange('7d', now(), zone) });
  return `${routeTo('clientReporting')}${query}`;
}

export const FullPageLink = (): ReactNode => (
  <Button component={RouteLink} to={useOwnAddress()} variant="text" startIcon={<OpenInFullRounded />}>
    <Trans>Ouvrir en pleine page</Trans>
  </Button>
);

/** Copies a link to this view; the recipient sees it within their own scope. */
export function CopyLinkButton(): ReactNode {
  const toast = useToast();
  const address = useOwnAddress();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
      toast(<Trans>Lien copié : il montre ces mêmes chiffres à qui peut les voir.</Trans>);
    } catch {
      // Without https or permission the clipboard fails.
      toast(<Trans>Le lien n’a pas pu être copié. Copiez l’adresse de la page.</Trans>, { tone: 'error' });
    }
  };
  return (
    <Button variant="neutral" startIcon={<LinkRounded />} onClick={() => void copy()}>
      <Trans>Copier le lien</Trans>
    </Button>
  );
}
