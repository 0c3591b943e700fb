import { useLingui } from '@lingui/react/macro';
import { startMondays } from '@passerelle/shared/contract/rules/programs/start-date';
import { SelectField } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** The Monday on which the programme begins. */
export function StartField(): ReactNode {
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  return (
    <SelectField
      name="fromDate"
      label={t`Date de début`}
      options={startMondays(now().toISOString()).map((day) => ({ value: day, label: weekdayDate(day) }))}
      rule={(day: unknown) => (day ? undefined : 'required')}
      words={{ notAllowed: t`Choisissez un lundi des six mois à venir, pendant la période du pack` }}
    />
  );
}
