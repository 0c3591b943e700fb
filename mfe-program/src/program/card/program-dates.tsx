import { Trans } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** From when to when; a programme that was closed before its time says so. */
export function ProgramDates({ program: { dates, status } }: { program: ParticipantProgram }): ReactNode {
  const { date } = useFormats();
  const [from, to] = [date(dates.fromDate), date(dates.toDate)];
  const closedEarly = status === 'closed' && Date.parse(dates.toDate) > now().getTime();
  return (
    <Typography sx={{ mt: '6px', color: 'inherit' }}>
      {closedEarly ? (
        <Trans>Commencé le {from}, clos avant son terme. Ce que vous avez fait reste consultable ici.</Trans>
      ) : status === 'closed' ? (
        <Trans>
          Du {from} au {to}. Ce que vous avez fait reste consultable ici.
        </Trans>
      ) : (
        <Trans>
          Du {from} au {to}
        </Trans>
      )}
    </Typography>
  );
}
