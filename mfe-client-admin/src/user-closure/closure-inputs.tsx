import { useLingui } from '@lingui/react/macro';
import { closureFields, limits } from '@passerelle/shared/contract';
import {
  FieldGrid,
  NumberField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useFieldChange,
  useFormValues,
  WideField,
} from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { businessSectorWords, useWordOptions } from '@passerelle/shared/ui/words';
import { type ReactNode, useEffect } from 'react';

import { closureTypeWords, contractKindWords } from '../user-program/closure-words';

/** How somebody leaves, and what is asked about that way of leaving. */
export function ClosureInputs(): ReactNode {
  const { t } = useLingui();
  const types = useWordOptions(closureTypeWords);
  const { type } = useFormValues('closure');
  return (
    <>
      <SelectField name="type" label={t`Raison de la clôture`} options={types} />
      {type && <TypeInputs key={type} />}
      {type && <TextAreaField optional name="comment" label={t`Commentaire`} maxLength={limits.longTextLength} />}
    </>
  );
}

const yesNo = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '');
const isYes = (value: string): boolean => value === 'yes';

function TypeInputs(): ReactNode {
  const { t } = useLingui();
  const kinds = useWordOptions(contractKindWords);
  const sectors = useWordOptions(businessSectorWords);
  const { type = 'other' } = useFormValues('closure');
  const asked = new Set(closureFields[type]);
  const tooFar = t`Cette date doit être à moins de deux ans du programme`;
  useOwnDates(asked.has('training'));
  return (
    <FieldGrid>
      {asked.has('leavingDate') && (
        <DateField
          name="leavingDate"
          label={type === 'retired' ? t`Date de retraite` : t`Date de départ`}
          words={{ notAllowed: tooFar }}
        />
      )}
      {asked.has('job.entryOnDutyDate') && (
        <DateField
          name="job.entryOnDutyDate"
          label={t`Date de prise de poste`}
          words={{ notAllowed: tooFar, tooSmall: t`La prise de poste ne peut pas précéder le départ` }}
        />
      )}
      {asked.has('job.group') && (
        <TextField
          name="job.group"
          label={type === 'internal' ? t`Service` : t`Entreprise`}
          maxLength={limits.titleLength}
        />
      )}
      {asked.has('job.jobTitle') && (
        <TextField name="job.jobTitle" label={t`Intitulé du poste`} maxLength={limits.titleLength} />
      )}
      {asked.has('job.annualSalaryWithoutTax') && (
        <NumberField
          name="job.annualSalaryWithoutTax"
          label={t`Salaire annuel brut`}
          unit="€"
          words={{ tooSmall: t`Le salaire ne peut pas être négatif` }}
        />
      )}
      {asked.has('contractKind') && (
        <SelectField optional name="contractKind" label={t`Type de contrat`} options={kinds} />
      )}
      {asked.has('sector') && <SelectField name="sector" label={t`Secteur d’activité`} options={sectors} />}
      {asked.has('partnership') && (
        <WideField>
          <RadioField
            row
            name="partnership"
            label={t`Avec des associés ?`}
            format={yesNo}
            parse={isYes}
            options={[
              { value: 'yes', label: t`Oui` },
              { value: 'no', label: t`Non` },
            ]}
          />
        </WideField>
      )}
      {asked.has('training') && (
        <WideField>
          <FieldGrid>
            <DateField name="training.dates.fromDate" label={t`Début de la formation`} words={{ notAllowed: tooFar }} />
            <DateField
              name="training.dates.toDate"
              label={t`Fin de la formation`}
              words={{ notAllowed: tooFar, tooSmall: t`La fin ne peut pas précéder le début` }}
            />
          </FieldGrid>
        </WideField>
      )}
    </FieldGrid>
  );
}

/**
 * Half a period that is no longer asked about would be a fault of a field that nobody sees; and of a period that is
 * missing as a whole no field could say so.
 */
function useOwnDates(isAsked: boolean): void {
  const change = useFieldChange();
  const { training } = useFormValues('closure');
  const isThere = Boolean(training);
  useEffect(() => {
    if (isAsked !== isThere) change('training', isAsked ? { dates: {} } : undefined);
  }, [isAsked, isThere, change]);
}
