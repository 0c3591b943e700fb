import { Trans, useLingui } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import type { Closure } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { businessSectorLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { closureTypeLabels, contractKindLabels } from '../../components/closure-labels';

interface Props {
  closure: Closure;
  userId: string;
  /** True if the viewer may correct the closure. */
  mayChange: boolean;
}

/** The closure of a programme: only the fields of its closure type. */
export function ClosureFacts({ closure, userId, mayChange }: Props): ReactNode {
  const { t } = useLingui();
  const { date } = useFormats();
  const { type, comment } = closure;
  const closedOn = date(closure.closedAt);
  return (
    <Box component="section">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '4px 12px',
        }}
      >
        <Typography component="h3" variant="h3">
          <Trans>Clôture</Trans>
        </Typography>
        {mayChange && (
          <Button
            component={RouteLink}
            to={routeTo('clientUserClosure', { userId })}
            startIcon={<EditRounded />}
            data-print="no"
            sx={{ marginInlineEnd: '-10px' }}
          >
            <Trans>Modifier la clôture</Trans>
          </Button>
        )}
      </Box>
      <DescriptionList nameWidth={150}>
        <Described name={<Trans>Raison</Trans>}>{t(closureTypeLabels[type])}</Described>
        <Described name={<Trans>Clôturé le</Trans>}>{closedOn}</Described>
        <Details closure={closure} />
        {comment && (
          <Described name={<Trans>Commentaire</Trans>}>
            <Box sx={{ whiteSpace: 'pre-wrap' }}>{comment}</Box>
          </Described>
        )}
      </DescriptionList>
    </Box>
  );
}

function Details({ closure }: { closure: Closure }): ReactNode {
  const { t } = useLingui();
  const { date, money, range } = useFormats();
  const { type, leavingDate, job, contractKind, sector, partnership, training } = closure;
  const { fromDate, toDate } = training.dates;
  return (
    <>
      {leavingDate && (
        <Described name={type === 'retired' ? <Trans>Date de retraite</Trans> : <Trans>Date de départ</Trans>}>
          {date(leavingDate)}
        </Described>
      )}
      {job.entryOnDutyDate && <Described name={<Trans>Prise de poste</Trans>}>{date(job.entryOnDutyDate)}</Described>}
      {job.group && (
        <Described name={type === 'internal' ? <Trans>Service</Trans> : <Trans>Entreprise</Trans>}>
          {job.group}
        </Described>
      )}
      {job.jobTitle && <Described name={<Trans>Intitulé du poste</Trans>}>{job.jobTitle}</Described>}
      {job.annualSalaryWithoutTax !== null && (
        <Described name={<Trans>Salaire annuel brut</Trans>}>{money(job.annualSalaryWithoutTax)}</Described>
      )}
      {contractKind && (
        <Described name={<Trans>Type de contrat</Trans>}>{t(contractKindLabels[contractKind])}</Described>
      )}
      {sector && <Described name={<Trans>Secteur d’activité</Trans>}>{t(businessSectorLabels[sector])}</Described>}
      {partnership !== null && (
        <Described name={<Trans>Avec des associés</Trans>}>
          {partnership ? <Trans>Oui</Trans> : <Trans>Non</Trans>}
        </Described>
      )}
      {fromDate && toDate && <Described name={<Trans>Formation</Trans>}>{range(fromDate, toDate)}</Described>}
    </>
  );
}
