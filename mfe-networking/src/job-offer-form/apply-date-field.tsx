import { useLingui } from '@lingui/react/macro';
import { DateField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

/** A day in the form, midnight UTC on the wire. */
export const instantOf = (day: string): string => day && `${day}T00:00:00.000Z`;
const dayOf = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

/** When the person applied. A step may ask for it. */
export function ApplyDateField({ required }: { required: boolean }): ReactNode {
  const { t } = useLingui();
  return (
    <DateField
      name="responseDate"
      label={t`Date de candidature`}
      format={dayOf}
      parse={instantOf}
      optional={!required}
    />
  );
}
