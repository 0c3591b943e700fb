import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, Section, Typography, FailureText, useToast } from '@passerelle/shared/ui';
import { Dialog, undo } from '@passerelle/shared/ui/data';
import { type ReactNode, useMemo, useRef, useState, startTransition, useOptimistic } from 'react';

import { FollowUpLine } from '../components/job-offer/job-offer-lines';
import { changeJobOffer, refreshJobOffer } from '../components/job-offer/job-offer.mutations';
import { plusDays } from '../days/calendar-days';
import { today } from '../days/day';
import { FollowUpField } from '../job-offer-form/date-fields';

type FollowUpDay = JobOffer['followUpDate'];

/** The day of the reminder and a function to change it; the toast offers to undo the change. */
function useFollowUp(offer: JobOffer): [FollowUpDay, (day: FollowUpDay) => void] {
  const toast = useToast();
  const [day, show] = useOptimistic(offer.followUpDate);
  // Changes are sent one after the other, so that the last choice is the one that stays.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = (next: FollowUpDay, before?: FollowUpDay): void =>
    startTransition(async () => {
      show(next);
      const saving = queue.current.then(() => changeJobOffer(offer, { followUpDate: next }));
      queue.current = saving.catch(() => undefined);
      try {
        await saving;
        toast(<FollowUpMessage day={next} />, {
          about: offer.id,
          ...(before !== undefined && { action: undo(() => save(before)) }),
        });
      } catch (error) {
        toast(<FailureText error={error} />, { about: offer.id, tone: 'error' });
        refreshJobOffer(offer);
      }
    });
  return [day, (next) => save(next, day)];
}

function FollowUpMessage({ day }: { day: FollowUpDay }): ReactNode {
  const { weekdayDate } = useFormats();
  const date = day && weekdayDate(day);
  return date ? <Trans>Rappel noté pour le {date}</Trans> : <Trans>Rappel retiré</Trans>;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  mt: '14px',
  '& > *': {
    flex: {
      xs: '1 1 auto',
      md: 'none',
    },
  },
} as const;

/** A reminder to follow the offer up: set, moved or cleared with one press. */
export function JobOfferFollowUp({ offer }: { offer: JobOffer }): ReactNode {
  const [day, choose] = useFollowUp(offer);
  const [choosing, setChoosing] = useState(false);
  const place = useRef<HTMLElement>(null);
  // An offer with an answer has no reminder.
  if (offer.status !== 'pending') return null;
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Card>
        <Section title={<Trans>Relance</Trans>}>
          {day ? (
            <FollowUpLine offer={{ status: offer.status, followUpDate: day }} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Trans>Choisissez le jour où un rappel vous invitera à relancer.</Trans>
            </Typography>
          )}
          <Box sx={row}>
            <Button variant="neutral" onClick={() => choose(plusDays(today(), 7))}>
              <Trans>Dans une semaine</Trans>
            </Button>
            <Button variant="neutral" onClick={() => choose(plusDays(today(), 14))}>
              <Trans>Dans deux semaines</Trans>
            </Button>
            <Button variant="neutral" onClick={() => setChoosing(true)}>
              <Trans>Choisir une date</Trans>
            </Button>
            {day && (
              <Button
                variant="text"
                onClick={() => {
                  // The pressed button disappears with the reminder, so the focus moves.
                  place.current?.focus();
                  choose(null);
                }}
              >
                <Trans>Retirer le rappel</Trans>
              </Button>
            )}
          </Box>
        </Section>
        <ChooseDay open={choosing} offer={offer} day={day} onChosen={choose} onClose={() => setChoosing(false)} />
      </Card>
    </Box>
  );
}

interface ChooseDayProps {
  open: boolean;
  offer: Pick<JobOffer, 'title' | 'type'>;
  day: string | null;
  onChosen: (day: string) => void;
  onClose: () => void;
}

/** Any day for the reminder, checked as in the form of the offer. */
export function ChooseDay({ open, offer: { title, type }, day, onChosen, onClose }: ChooseDayProps): ReactNode {
  const initialValues = useMemo(() => ({ title, type, followUpDate: day }), [title, type, day]);
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Choisir la date du rappel</Trans>}>
      <Form
        schema="jobOffer"
        intro={false}
        initialValues={initialValues}
        onSubmit={async ({ followUpDate }) => {
          if (followUpDate) onChosen(followUpDate);
          onClose();
        }}
      >
        <FollowUpField before={day} required />
        <div>
          <SubmitButton>
            <Trans>Noter ce rappel</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
