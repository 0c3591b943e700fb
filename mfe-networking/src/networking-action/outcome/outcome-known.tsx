import { Trans } from '@lingui/react/macro';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import type { Appointment, InterviewStatus } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  action: Pick<Appointment, 'interviewStatusDate'>;
  status: InterviewStatus;
}

/** The answer, and since when it is known. */
export function OutcomeKnown({ action: { interviewStatusDate }, status }: Props): ReactNode {
  const { date } = useFormats();
  const day = interviewStatusDate && date(interviewStatusDate, 'local');
  switch (status) {
    case 'accepted':
      return (
        <Notice
          tone="success"
          icon={<HandshakeRounded />}
          title={day ? <Trans>Entretien accepté le {day}</Trans> : <Trans>Entretien accepté</Trans>}
        />
      );
    case 'refused':
      return (
        <Notice tone="info" title={day ? <Trans>Entretien refusé le {day}</Trans> : <Trans>Entretien refusé</Trans>}>
          <Trans>Votre compte rendu et vos notes restent là pour la prochaine fois.</Trans>
        </Notice>
      );
  }
}
