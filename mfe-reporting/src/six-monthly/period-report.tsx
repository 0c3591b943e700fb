import { Trans, useLingui } from '@lingui/react/macro';
import EventRounded from '@mui/icons-material/EventRounded';
import type { Organization } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { useQueryState } from '@passerelle/shared/url-state';
import { Box, LoadedArea, Notice, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { FilterSelect } from '@passerelle/shared/ui/data';
import { agreementKindLabels } from '@passerelle/shared/ui/labels';
import { type ReactNode, useMemo, useState } from 'react';

import { maskedNote } from '../export/masked-note';
import { ReportExport } from './report-export';
import { figuresOf } from './report-figures';
import { ReportParts } from './report-cards';
import { periodOf, type ReportPeriod } from './report-periods';
import { reportState, scopeOf, useReport, zoneOf } from './six-monthly.resource';

interface ReportHeadProps {
  organization: Organization;
  /** Days of the period, in words. */
  written: string;
  isMasked: boolean;
}

/** Agreement of the report; in print, also its organisation, period and print date. */
function ReportHead({ organization, written, isMasked }: ReportHeadProps): ReactNode {
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

interface Props {
  organization: Organization;
  /** At least one. */
  periods: readonly ReportPeriod[];
}

/** The report of the period in the address. */
export function PeriodReport({ organization, periods }: Props): ReactNode {
  const [{ period: chosen }, { change }] = useQueryState(reportState);
  const period = periodOf(periods, chosen);
  return (
    period && (
      <Report
        organization={organization}
        periods={periods}
        period={period}
        onPeriod={(number) => change({ period: number })}
      />
    )
  );
}

interface ReportProps extends Props {
  period: ReportPeriod;
  onPeriod: (number: number) => void;
}

const line = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'space-between',
  gap: { xs: '10px', md: '12px' },
  mb: { xs: '14px', md: '18px' },
} as const;

function Report({ organization, periods, period, onPeriod }: ReportProps): ReactNode {
  const { t } = useLingui();
  const { fullRange } = useFormats();
  const { id } = organization;
  const { number, from, until, isUnfinished } = period;
  // One moment for all of it: a figure, its people and the paper are as of the same.
  const scope = useMemo(() => scopeOf(id, { from, until }), [id, from, until]);
  const state = useReport(scope);
  const [isMasked, setMasked] = useState(false);
  const exact = useMemo(() => state.data && figuresOf(state.data), [state.data]);
  const daysOf = (one: ReportPeriod): string => fullRange(one.from, one.until - 1, { iana: zoneOf(organization) });
  const nameOf = (one: ReportPeriod): string => {
    const days = daysOf(one);
    return one.isUnfinished ? t`${days} (en cours)` : days;
  };
  return (
    <>
      <Box data-print="no" sx={line}>
        <FilterSelect
          label={t`Période`}
          icon={<EventRounded />}
          value={String(number)}
          options={periods.map((one) => ({ value: String(one.number), label: nameOf(one) }))}
          onChange={(next) => onPeriod(Number(next))}
        />
        {exact && <ReportExport organization={organization} period={period} exact={exact} onMask={setMasked} />}
      </Box>
      <ReportHead organization={organization} written={daysOf(period)} isMasked={isMasked} />
      {isUnfinished && (
        <Notice tone="info" title={<Trans>Cette période n’est pas terminée</Trans>} sx={{ mb: '18px' }}>
          <Trans>Les chiffres vont jusqu’à aujourd’hui. Ils seront définitifs quand elle sera terminée.</Trans>
        </Notice>
      )}
      <LoadedArea
        state={state}
        failure={<Trans>Le rapport ne répond pas</Trans>}
        level={2}
        skeleton={<SkeletonCard lines={6} />}
        sx={{ minHeight: 480 }}
      >
        {(report) => <ReportParts figures={figuresOf(report)} isMasked={isMasked} scope={scope} />}
      </LoadedArea>
    </>
  );
}
