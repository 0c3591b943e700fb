import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { Appointment, AppointmentContact } from '@passerelle/shared/contract';
import { canReport } from '@passerelle/shared/contract/rules/network/appointments';
import { routeTo } from '@passerelle/shared/routes';
import {
  Box,
  Card,
  FailureText,
  fullName,
  IconButton,
  Link,
  PersonAvatar,
  Section,
  Typography,
  useToast,
} from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { touchTarget } from '../../components/action/action-link';
import { ActionChanged, changeActionPart } from '../../components/action/action.mutations';
import { AddRecommended } from './add-recommended';

interface RecommendedState {
  /** The recommended contacts, with the changes that are not answered yet. */
  people: readonly AppointmentContact[];
  /** Resolves to whether it succeeded. */
  add: (person: AppointmentContact) => Promise<boolean>;
  remove: (person: AppointmentContact) => Promise<boolean>;
}

interface PendingChange {
  person: AppointmentContact;
  isAdded: boolean;
}

/** Shows each change at once, and undoes it with a message when it fails. */
function useRecommended(action: Appointment): RecommendedState {
  const toast = useToast();
  const [pendingChanges, setPendingChanges] = useState<readonly PendingChange[]>([]);

  const sendChange = async (pending: PendingChange): Promise<boolean> => {
    const { person, isAdded } = pending;
    setPendingChanges((before) => [...before, pending]);
    try {
      await changeRecommended(action, (ids) => {
        const others = ids.filter((id) => id !== person.id);
        return isAdded ? [...others, person.id] : others;
      });
      return true;
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      return false;
    } finally {
      setPendingChanges((before) => before.filter((one) => one !== pending));
    }
  };

  const people = pendingChanges.reduce<readonly AppointmentContact[]>((list, { person, isAdded }) => {
    const others = list.filter(({ id }) => id !== person.id);
    return isAdded ? [...others, person] : others;
  }, action.recommendedContacts);
  return {
    people,
    add: (person) => sendChange({ person, isAdded: true }),
    remove: (person) => sendChange({ person, isAdded: false }),
  };
}

type Ids = readonly string[];
const idsOf = ({ recommendedContacts }: Appointment): string[] => recommendedContacts.map(({ id }) => id);

/**
 * The request contains the whole list. If another tab has changed the list, the change is applied to the newer list and
 * sent again.
 */
async function changeRecommended(seen: Appointment, change: (ids: Ids) => string[]): Promise<Appointment> {
  try {
    return await changeActionPart(seen, { recommendedContacts: change(idsOf(seen)) }, idsOf);
  } catch (error) {
    if (!(error instanceof ActionChanged) || error.action.status === 'cancelled') throw error;
    return changeActionPart(error.action, { recommendedContacts: change(idsOf(error.action)) }, idsOf);
  }
}

/** Contacts recommended by the contact of the action, each with a link to plan an action. */
export function Recommended({ action }: { action: Appointment }): ReactNode {
  const { people, add, remove } = useRecommended(action);
  const mayChange = canReport(action);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Section title={<Trans>Contacts recommandés</Trans>}>
      <Card padding="small">
        <Box ref={box} tabIndex={-1} sx={{ display: 'grid', gap: '16px' }}>
          {people.length > 0 ? (
            <RecommendedPeople
              people={people}
              onRemove={
                mayChange
                  ? (person) => {
                      // The pressed button disappears with the contact, so the focus moves.
                      box.current?.focus();
                      void remove(person);
                    }
                  : undefined
              }
            />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {mayChange ? (
                <Trans>Personne pour le moment. Demandez toujours à qui d’autre vous pourriez parler.</Trans>
              ) : (
                <Trans>Aucun contact recommandé.</Trans>
              )}
            </Typography>
          )}
          {mayChange && (
            <Box data-print="no" sx={{ display: 'grid', gap: '14px' }}>
              <AddRecommended action={action} people={people} onAdd={add} />
            </Box>
          )}
        </Box>
      </Card>
    </Section>
  );
}

interface RecommendedPeopleProps {
  people: readonly AppointmentContact[];
  /** Absent where the list is read-only. */
  onRemove: ((person: AppointmentContact) => void) | undefined;
}

/** The recommended contacts, each as a link to their screen. */
export function RecommendedPeople({ people, onRemove }: RecommendedPeopleProps): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Contacts recommandés`}
      sx={{ display: 'grid', gap: '4px', m: 0, p: 0, listStyle: 'none' }}
    >
      {people.map((person) => {
        const name = fullName(person);
        return (
          <Box component="li" key={person.id} sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
            <PersonAvatar {...person} size={36} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: '6px' }}>
              <Link component={RouteLink} to={routeTo('contact', { contactId: person.id })} sx={touchTarget}>
                {name}
              </Link>
              {person.company.name && (
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{person.company.name}</Box>
              )}
            </Box>
            {onRemove && (
              <IconButton
                aria-label={t`Retirer ${name} des contacts recommandés`}
                onClick={() => onRemove(person)}
                data-print="no"
              >
                <CloseRounded />
              </IconButton>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
