import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentSchedule } from '@passerelle/shared/contract';
import { appointmentTimes, limits } from '@passerelle/shared/contract/limits';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { type Fault, Form, SubmitButton } from '@passerelle/shared/forms';
import { MomentField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import { Box, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { FormDialogButtons } from '@passerelle/shared/ui/data';
import { INVALID_ENTRY, readMoment } from '@passerelle/shared/ui/dates';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';

import { schedulePublication } from '../items.mutations';

interface Props {
  publish: readonly string[];
  onScheduled: (schedule: ContentSchedule) => void;
  onCancel: () => void;
}

const times = ['00:00', '23:55'] as const;
const farthest = (): number => now().getTime() + limits.contentScheduleDays * DAY_MS;
/** The Swedish form is ISO's. */
const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(at);

function useMomentRule(): (value: string | undefined) => Fault | undefined {
  const { t } = useLingui();
  return (value = '') => {
    const { day, time } = readMoment(value);
    if (day === INVALID_ENTRY || time === INVALID_ENTRY) return 'format';
    if (day && !time) return { text: t`Choisissez aussi l’heure` };
    if (time && !day) return { text: t`Choisissez aussi le jour` };
    if (!day) return undefined;
    const at = Date.parse(value);
    if (at <= now().getTime()) return { text: t`Ce moment est passé : choisissez-en un à venir` };
    return at > farthest() ? { text: t`Choisissez un moment dans l’année qui vient` } : undefined;
  };
}

/** The moment of a publication to come, on the person's own clock. */
export function ScheduleForm({ publish, onScheduled, onCancel }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const rule = useMomentRule();
  const fields = useRef<HTMLDivElement>(null);
  // The focus stays on the radio: arrow keys choose at once, and would leave it.
  useEffect(() => {
    fields.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const initialValues = useMemo(() => ({ publish: [...publish] }), [publish]);
  return (
    <Box ref={fields}>
      <Form
        schema="contentSchedule"
        intro={false}
        initialValues={initialValues}
        onSubmit={async (body) => onScheduled(await schedulePublication(body))}
      >
        <Typography>
          <Trans>
            La publication prend les brouillons tels qu’ils sont maintenant : ce que vous écrivez ensuite n’en fait pas
            partie.
          </Trans>
        </Typography>
        <MomentField
          name="at"
          label={t`Date et heure de publication`}
          labels={{ day: t`Jour`, time: t`Heure` }}
          help={t`À l’heure de votre appareil, dans l’année qui vient.`}
          words={{ notAllowed: t`Choisissez un moment à venir, dans l’année` }}
          times={times}
          stepMinutes={appointmentTimes.stepMinutes}
          days={{ min: dayOf(now().getTime()), max: dayOf(farthest()) }}
          rule={rule}
        />
        <FormDialogButtons onCancel={onCancel}>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Programmer la publication</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </Box>
  );
}
