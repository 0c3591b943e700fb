import { useLingui } from '@lingui/react/macro';
import { type Fault } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import type { ReactNode } from 'react';
import { today } from '../days/day';

/** A day in the form, midnight UTC in the API. */
export const utcMidnightOf = (day: string): string => day && `${day}T00:00:00.000Z`;
const dayOf = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

/** The date of the application, which a step may require. */
export function ApplyDateField({ required }: { required: boolean }): ReactNode {
  const { t } = useLingui();
  return (
    <DateField
      name="responseDate"
      label={t`Date de candidature`}
      format={dayOf}
      parse={utcMidnightOf}
      optional={!required}
    />
  );
}

interface FollowUpFieldProps {
  /** The stored day, which stays allowed even if it has passed. */
  before?: string | null;
  required?: boolean;
}

/** The day of the reminder to follow up the offer: today at the earliest. */
export function FollowUpField({ before = null, required = false }: FollowUpFieldProps): ReactNode {
  const { t } = useLingui();
  const rule = (day: string | null | undefined): Fault | undefined => {
    if (!day) return required ? 'required' : undefined;
    return day < today() && day !== before ? { text: t`Choisissez aujourd’hui ou un jour à venir` } : undefined;
  };
  return (
    <DateField
      name="followUpDate"
      label={t`Me rappeler de relancer le`}
      help={t`Un rappel vous attendra ce jour-là.`}
      min={today()}
      rule={rule}
      optional={!required}
    />
  );
}
