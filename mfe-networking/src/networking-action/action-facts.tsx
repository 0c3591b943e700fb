import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, fullName, Link, PersonAvatar, NewTabLink } from '@passerelle/shared/ui';
import { Described, DescriptionList, phoneHref, PhoneNumber } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useMomentText } from '../components/action/action-moment';
import { actionTypeLabels } from '../components/action/action-type';
import { AddToCalendarButton } from '../components/action/add-to-calendar-button';
import { mapOf, MeetingTypeFact } from '../components/action/meeting';

const linkBox = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 32 } } as const;

/** The place of the meeting. Only pending actions have links to call, join or look at a map. */
function MeetingInfo({ action }: { action: Appointment }): ReactNode {
  const { type, phone, url, address, status } = action;
  const isToCome = status === 'pending';
  const { street } = address;
  switch (type) {
    case 'real':
      return (
        <>
          <MeetingTypeFact type={type}>{street}</MeetingTypeFact>
          {street && isToCome && (
            <Box data-print="no">
              <NewTabLink href={mapOf(street)} sx={linkBox}>
                <Trans>Voir sur une carte</Trans>
              </NewTabLink>
            </Box>
          )}
        </>
      );
    case 'phone':
      return (
        <MeetingTypeFact type={type}>
          {phone && isToCome ? (
            <Link href={phoneHref(phone)} sx={linkBox}>
              <PhoneNumber>{phone}</PhoneNumber>
            </Link>
          ) : (
            phone && <PhoneNumber>{phone}</PhoneNumber>
          )}
        </MeetingTypeFact>
      );
    case 'video':
      return (
        <MeetingTypeFact type={type}>
          {url && isToCome && (
            <NewTabLink href={url} sx={linkBox}>
              <Trans>Rejoindre la visio</Trans>
            </NewTabLink>
          )}
        </MeetingTypeFact>
      );
  }
}

/** Date, contact, place, and the offer or series of an action. */
export function ActionFacts({ action }: { action: Appointment }): ReactNode {
  const { t } = useLingui();
  const momentText = useMomentText();
  const { id, actionType, date, status, jobOffer, parent, parentTitle } = action;
  return (
    <Card component="section" aria-label={t`Le rendez‑vous`} padding="small">
      <DescriptionList nameWidth={110}>
        <Described name={<Trans>Date et heure</Trans>}>
          <time dateTime={date}>{momentText(date)}</time>
          {status !== 'cancelled' && (
            <div data-print="no">
              <AddToCalendarButton action={action} small />
            </div>
          )}
        </Described>
        <Described name={<Trans>Contact</Trans>}>
          <MetContact action={action} />
        </Described>
        <Described name={<Trans>Rendez‑vous</Trans>}>
          <MeetingInfo action={action} />
        </Described>
        <Described name={<Trans>Type</Trans>}>{t(actionTypeLabels[actionType])}</Described>
        {jobOffer && (
          <Described name={<Trans>Annonce</Trans>}>
            <Link component={RouteLink} to={routeTo('jobOffer', { jobOfferId: jobOffer.id })}>
              {jobOffer.title}
            </Link>
          </Described>
        )}
        {parent && parentTitle && (
          <Described name={<Trans>Fait suite à</Trans>}>
            <Link
              component={RouteLink}
              to={routeTo('networkingAction', { networkingActionId: parent })}
              state={{ from: routeTo('networkingAction', { networkingActionId: id }) }}
            >
              {parentTitle}
            </Link>
          </Described>
        )}
      </DescriptionList>
    </Card>
  );
}

/** The contact, as a link to their screen while they are in the book. */
export function MetContact({ action: { contact, contactName } }: { action: Appointment }): ReactNode {
  if (!contact) return contactName ?? <Trans>Non renseigné</Trans>;
  const { company } = contact;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px' }}>
      <PersonAvatar {...contact} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouteLink}
          to={routeTo('contact', { contactId: contact.id })}
          sx={{ display: 'inline-block', py: { xs: company.name ? '6px' : '11px', md: 0 } }}
        >
          {fullName(contact)}
        </Link>
        {company.name && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{company.name}</Box>}
      </Box>
    </Box>
  );
}
