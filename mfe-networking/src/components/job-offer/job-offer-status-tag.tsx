import { Trans } from '@lingui/react/macro';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import type { JobOfferStatus } from '@passerelle/shared/contract';
import { Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The status of an offer. */
export function JobOfferStatusTag({ status }: { status: JobOfferStatus }): ReactNode {
  switch (status) {
    case 'pending':
      return (
        <Tag tone="brand" icon={<HourglassTopRounded />}>
          <Trans>En cours</Trans>
        </Tag>
      );
    case 'accepted':
      return (
        <Tag tone="success" icon={<HandshakeRounded />}>
          <Trans>Entretien proposé</Trans>
        </Tag>
      );
    case 'refused':
      return (
        <Tag tone="stone" icon={<DoNotDisturbOnRounded />}>
          <Trans>Réponse négative</Trans>
        </Tag>
      );
  }
}
