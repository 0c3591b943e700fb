import { Trans, useLingui } from '@lingui/react/macro';
import BusinessRounded from '@mui/icons-material/BusinessRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Fact, Facts } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { today } from '../../days/day';

/** The company and the place of an offer; unknown ones are left out. */
export function EmployerLines({ offer: { company } }: { offer: Pick<JobOffer, 'company'> }): ReactNode {
  const { t } = useLingui();
  const { name, address } = company;
  if (!name && !address.street) return null;
  return (
    <Facts sx={{ flexDirection: 'column', alignItems: 'flex-start', gap: '6px', overflowWrap: 'anywhere' }}>
      {name && <Fact icon={<BusinessRounded titleAccess={t`Entreprise`} />}>{name}</Fact>}
      {address.street && (
        <Fact icon={<PlaceRounded titleAccess={t`Adresse`} />}>
          <bdi>{address.street}</bdi>
        </Fact>
      )}
    </Facts>
  );
}

/** Company and place in one line of text, under the title of an offer. */
export function EmployerText({ offer: { company } }: { offer: Pick<JobOffer, 'company'> }): ReactNode {
  const { t } = useLingui();
  const { name, address } = company;
  if (!name && !address.street) return null;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', overflowWrap: 'anywhere' }}>
      {name && <Fact icon={<BusinessRounded titleAccess={t`Entreprise`} />}>{name}</Fact>}
      {address.street && (
        <Fact icon={<PlaceRounded titleAccess={t`Adresse`} />}>
          <bdi>{address.street}</bdi>
        </Fact>
      )}
    </Box>
  );
}

/** The day of the reminder while the offer has no answer; marked once the day has come. */
export function FollowUpLine({ offer }: { offer: Pick<JobOffer, 'followUpDate' | 'status'> }): ReactNode {
  const { weekdayDate } = useFormats();
  const { followUpDate, status } = offer;
  if (!followUpDate || status !== 'pending') return null;
  const day = weekdayDate(followUpDate);
  const isDue = followUpDate <= today();
  return (
    <Facts>
      <Fact
        icon={isDue ? <NotificationsActiveRounded /> : <NotificationsNoneRounded />}
        {...(isDue && { tone: 'warning' })}
      >
        <span>
          {isDue ? (
            <Trans>
              À relancer depuis le <time dateTime={followUpDate}>{day}</time>
            </Trans>
          ) : (
            <Trans>
              Rappel de relance le <time dateTime={followUpDate}>{day}</time>
            </Trans>
          )}
        </span>
      </Fact>
    </Facts>
  );
}
