import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { closureFields } from '@passerelle/shared/contract/rules/programs/closure';
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
import { businessSectorLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import { type ReactNode, useEffect } from 'react';

import { closureTypeLabels, contractKindLabels } from '../../components/closure-labels';

/** The closure type and the fields it requires. */
export function ClosureInputs(): ReactNode {
  const { t } = useLingui();
  const types = useLabelOptions(closureTypeLabels);
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
  const kinds = useLabelOptions(contractKindLabels);
  const sectors = useLabelOptions(businessSectorLabels);
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
 * Removes or adds the whole period: a half-filled hidden period would fail validation on an invisible field, and for a
 * missing period no field could show the error.
 */
function useOwnDates(isAsked: boolean): void {
  const change = useFieldChange();
  const { training } = useFormValues('closure');
  const isThere = Boolean(training);
  useEffect(() => {
    if (isAsked !== isThere) change('training', isAsked ? { dates: {} } : undefined);
  }, [isAsked, isThere, change]);
}
