import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import type { Contact } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Button, Fact, Facts, fullName } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/** The date of the last exchange; nothing while there was none. */
export function LastExchange({ contact: { lastExchangeAt } }: { contact: Pick<Contact, 'lastExchangeAt'> }): ReactNode {
  const { date } = useFormats();
  if (!lastExchangeAt) return null;
  const day = date(lastExchangeAt, 'local');
  return (
    <Facts>
      <Fact icon={<HistoryRounded />}>
        <span>
          <Trans>
            Dernier échange le <time dateTime={lastExchangeAt}>{day}</time>
          </Trans>
        </span>
      </Fact>
    </Facts>
  );
}

/** The last exchange and the next one, in words; says so where there is none. */
export function Exchanges({ contact }: { contact: Pick<Contact, 'lastExchangeAt' | 'nextExchangeAt'> }): ReactNode {
  const { dateTime, weekdayDate } = useFormats();
  const { lastExchangeAt, nextExchangeAt } = contact;
  return (
    <DescriptionList nameWidth={140}>
      <Described name={<Trans>Dernier échange</Trans>}>
        {lastExchangeAt ? (
          <time dateTime={lastExchangeAt}>{weekdayDate(lastExchangeAt, 'local')}</time>
        ) : (
          <Trans>Aucun pour le moment</Trans>
        )}
      </Described>
      <Described name={<Trans>Prochain échange</Trans>}>
        {nextExchangeAt ? (
          <time dateTime={nextExchangeAt}>{dateTime(nextExchangeAt)}</time>
        ) : (
          <Trans>Rien de planifié</Trans>
        )}
      </Described>
    </DescriptionList>
  );
}

/** Link to planning a networking action with the contact; the plan leads back to this page when it is done or cancelled. */
export function PlanAction({ contact }: { contact: Contact }): ReactNode {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const name = fullName(contact);
  return (
    <Button
      component={RouteLink}
      to={routeTo('networkingActionCreate', {}, { query: { contactId: contact.id } })}
      state={{ from: `${pathname}${search}` }}
      variant="text"
      startIcon={<AddRounded />}
      aria-label={t`Planifier une action avec ${name}`}
      sx={{ marginInlineStart: '-12px' }}
    >
      <Trans>Planifier une action</Trans>
    </Button>
  );
}
