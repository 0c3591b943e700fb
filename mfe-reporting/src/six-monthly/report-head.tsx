import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { agreementKindLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { maskedNote } from '../export/masked-note';
import { zoneOf } from './six-monthly.resource';

interface Props {
  organization: Organization;
  /** Days of the period, in words. */
  written: string;
  isMasked: boolean;
}

/** The agreement, and on paper whose report it is, of when and as of which day. */
export function ReportHead({ organization, written, isMasked }: Props): ReactNode {
  const { name, companyName, agreementKind, agreementFiledOn } = organization;
  const { t } = useLingui();
  const { fullDate } = useFormats();
  const kind = agreementKind && t(agreementKindLabels[agreementKind]);
  const filedOn = agreementFiledOn && fullDate(agreementFiledOn);
  const printedOn = fullDate(now(), { iana: zoneOf(organization) });
  return (
    <Box sx={{ mb: '16px' }}>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        <Typography variant="h3" component="p">
          {companyName ?? name}
        </Typography>
        <Typography variant="body2">
          <Trans>Période : {written}</Trans>
        </Typography>
        <Typography variant="body2">
          <Trans>Imprimé le {printedOn}</Trans>
        </Typography>
      </Box>
      <Typography variant="body2">
        <Trans>
          {kind}, déposé le {filedOn}
        </Trans>
      </Typography>
      {isMasked && (
        <Typography variant="body2" sx={{ mt: '8px', fontWeight: 600 }}>
          <Trans>À transmettre.</Trans> {maskedNote()}
        </Typography>
      )}
    </Box>
  );
}
