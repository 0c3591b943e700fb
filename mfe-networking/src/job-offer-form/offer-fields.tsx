import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, RadioField, SelectField, TextAreaField, TextField, WideField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { jobOccupationLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { ApplyDateField, FollowUpField } from './date-fields';

const line = { autoComplete: 'off', maxLength: limits.titleLength } as const;

interface Props {
  needsApplyDate?: boolean;
  /** The stored day of the reminder. */
  followUpBefore?: string | null;
  /** An offer with an answer has no reminder. */
  isAnswered?: boolean;
}

/** All fields of an offer, for the creation and the editing form. Needs a form of the schema `jobOffer` around it. */
export function OfferFields(props: Props): ReactNode {
  const { needsApplyDate = false, followUpBefore = null, isAnswered = false } = props;
  const { t } = useLingui();
  return (
    <>
      <FormSection title={<Trans>Le poste</Trans>}>
        <FieldGrid>
          <WideField>
            <TextField name="title" label={t`Intitulé du poste`} {...line} />
          </WideField>
          <RadioField
            name="type"
            label={t`Type d’annonce`}
            options={[
              { value: 'internal', label: t`Interne` },
              { value: 'external', label: t`Externe` },
            ]}
            row
          />
          <SelectField
            name="job.occupation"
            label={t`Domaine professionnel`}
            options={useLabelOptions(jobOccupationLabels)}
            optional
          />
          <WideField>
            <TextAreaField
              name="description"
              label={t`Description`}
              rows={6}
              maxLength={limits.longTextLength}
              optional
            />
          </WideField>
        </FieldGrid>
      </FormSection>
      <FormSection title={<Trans>L’entreprise</Trans>}>
        <FieldGrid>
          <TextField name="company.name" label={t`Entreprise`} optional {...line} />
          <TextField name="company.address.street" label={t`Adresse`} optional {...line} />
        </FieldGrid>
      </FormSection>
      <FormSection title={<Trans>Votre candidature</Trans>}>
        <FieldGrid>
          <TextField
            name="origin"
            label={t`Origine`}
            help={t`Là où vous l’avez trouvée : un site, une personne…`}
            optional
            {...line}
          />
          <TextField name="reference" label={t`Référence`} optional {...line} />
          <ApplyDateField required={needsApplyDate} />
          {!isAnswered && <FollowUpField before={followUpBefore} />}
        </FieldGrid>
      </FormSection>
    </>
  );
}
